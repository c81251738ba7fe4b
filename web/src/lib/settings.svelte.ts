import { read, write } from './stored';

export type Language = 'pl' | 'en' | 'de';

export interface Chosen {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  animation: boolean;
  /** A tap chooses and the button plays; otherwise a tap plays. */
  confirm: boolean;
  leftHanded: boolean;
  /** Large targets, and nothing is done that the button does not confirm. */
  slowHands: boolean;
  textSize: 'normal' | 'large' | 'larger';
  sound: boolean;
  name: string;
}

export const LANGUAGES: readonly Language[] = ['pl', 'en', 'de'];

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? 'en'
  );
}

class Settings {
  #chosen = $state<Chosen>({
    language: spoken(),
    theme: 'auto',
    animation: true,
    confirm: true,
    leftHanded: false,
    slowHands: false,
    textSize: 'normal',
    sound: false,
    name: '',
    ...read<Partial<Chosen>>('settings', {}),
  });
  /** What the device asks for; the setting can only ask for less motion, never for more. */
  #still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    motion.addEventListener('change', () => (this.#still = motion.matches));
  }

  get chosen(): Readonly<Chosen> {
    return this.#chosen;
  }

  get moving(): boolean {
    return this.#chosen.animation && !this.#still;
  }

  set<K extends keyof Chosen>(name: K, value: Chosen[K]): void {
    this.#chosen[name] = value;
    write('settings', this.#chosen);
    this.apply();
  }

  /** Writes what style sheets have to know to the root of the page. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.#chosen.language;
    root.dataset['theme'] = this.#chosen.theme;
    root.dataset['text'] = this.#chosen.textSize;
    root.dataset['motion'] = this.#chosen.animation ? 'on' : 'off';
    root.dataset['hand'] = this.#chosen.leftHanded ? 'left' : 'right';
  }
}

export const settings = new Settings();
