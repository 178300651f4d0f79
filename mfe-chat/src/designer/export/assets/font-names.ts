/** Ends the name of a font on our pages, which is another than that of the file a person installs. */
const VARIABLE = ' Variable';

/** Families in the order they are tried, by the names under which systems install them. */
export function installed(families: readonly string[]): string[] {
  const names = families.map((name) =>
    name.endsWith(VARIABLE) ? name.slice(0, -VARIABLE.length) : name,
  );
  return [...new Set(names)];
}
