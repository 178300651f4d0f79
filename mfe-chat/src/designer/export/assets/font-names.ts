/** Suffix of the site's font names, which installed fonts lack. */
const VARIABLE = ' Variable';

/** Returns the names that systems install, in order of preference. */
export function installed(families: readonly string[]): string[] {
  const names = families.map((name) =>
    name.endsWith(VARIABLE) ? name.slice(0, -VARIABLE.length) : name,
  );
  return [...new Set(names)];
}
