const longest = 76;

export function nameFrom(name: string, others: readonly string[]): string {
  const own = name.replace(/ \d+$/, '').slice(0, longest);
  for (let count = 2; ; count += 1) {
    const candidate = `${own} ${count}`;
    if (!others.includes(candidate)) return candidate;
  }
}
