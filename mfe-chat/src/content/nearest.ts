/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, with_] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === with_ ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the most similar name, or undefined when none is close. */
export function nearest(wrong: string, names: readonly string[]): string | undefined {
  const found = names
    .map((name) => ({ name, far: distance(wrong, name) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return found && found.far <= Math.max(2, wrong.length / 3) ? found.name : undefined;
}
