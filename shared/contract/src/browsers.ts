/** Oldest browsers that scripts and sheets are built for: those that Tailwind 4 supports. */
export const BROWSERS = ['chrome 111', 'safari 16.4', 'firefox 128'];
