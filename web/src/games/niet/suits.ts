import type { Colour } from './names';

/** Blue drop, red star, yellow sun, green leaf, in a square of 24. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  blue: 'M12 2c3.9 5.1 7.2 8.4 7.2 12.6a7.2 7.2 0 0 1-14.4 0C4.8 10.4 8.1 7.1 12 2z',
  red: 'M12 1.6l3.05 6.65 7.250.85-5.35 4.95 1.45 7.15L12 17.6l-6.4 3.6 1.45-7.15L1.7 9.1l7.25-.85z',
  yellow:
    'M12 6.7a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 1 1 0-10.6zM10.9 1h2.2v3.8h-2.2zM10.9 19.2h2.2V23h-2.2zM1 10.9h3.8v2.2H1zM19.2 10.9H23v2.2h-3.8zM4.9 3.35 7.6 6.05 6.05 7.6 3.35 4.9zM17.95 16.4l2.7 2.7-1.55 1.55-2.7-2.7zM3.35 19.1l2.7-2.7 1.55 1.55-2.7 2.7zM16.4 6.05l2.7-2.7 1.55 1.55-2.7 2.7z',
  green: 'M3.6 20.4C1.4 9.2 8.8 2.6 21.6 2.4c.4 12.8-6.2 20.2-18 18z',
};

export const VEIN = 'M3 21C7 14.5 11 10.8 16 8';
export const CROWN = 'M4.5 20h15L21.5 8.5l-5 3.9L12 4.5l-4.5 7.9-5-3.9z';

/** On cards, which are light in both themes. */
export const INKS: Readonly<Record<Colour, string>> = {
  blue: '#22609f',
  red: '#bb3527',
  yellow: '#a06a00',
  green: '#2c7332',
};

/** On the ground of the page. */
export const COLOURS_ON_GROUND: Readonly<Record<Colour, string>> = {
  blue: 'light-dark(#22609f, #86b6f2)',
  red: 'light-dark(#bb3527, #f2897a)',
  yellow: 'light-dark(#a06a00, #ecc04c)',
  green: 'light-dark(#2c7332, #86cc86)',
};
