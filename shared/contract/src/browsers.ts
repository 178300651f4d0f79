/** Oldest supported browsers, the same as Tailwind 4 supports. */
export const BROWSERS = ['chrome 111', 'safari 16.4', 'firefox 128'];
