// What a browser has and Node has not, as far as modules ask for it while they are loaded.
const quiet = { matches: false, addEventListener: () => undefined };
Object.assign(globalThis, { matchMedia: () => quiet });
