/** Suffix of the site's font names, which installed fonts lack. */
const VARIABLE = ' Variable';

/** Returns the names that systems install, in order of preference. */
export function installed(families: readonly string[]): string[] {
  const names = families.map((name) =>
    name.endsWith(VARIABLE) ? name.slice(0, -VARIABLE.length) : name,
  );
  return [...new Set(names)];
}

/** Names in exported fonts that contain one weight. */
const cuts: Readonly<Record<string, string>> = {
  'Bodoni Moda': 'Bodoni Moda SemiBold',
  Fredoka: 'Fredoka SemiBold',
  Newsreader: 'Newsreader Medium',
  'Pixelify Sans': 'Pixelify Sans SemiBold',
};

/** Returns the names that systems install, also from the exported fonts. */
export const installedCuts = (families: readonly string[]): string[] =>
  installed(families).flatMap((name) => [name, cuts[name] ?? []].flat());
