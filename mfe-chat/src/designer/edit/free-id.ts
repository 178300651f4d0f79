import type { AppDesign } from '../model/app-design';

export function freeId(
  design: AppDesign,
  wanted: string,
  more: ReadonlySet<string> = new Set(),
): string {
  const taken = new Set([
    ...more,
    ...design.screens.flatMap(({ id, components }) => [id, ...components.map((part) => part.id)]),
  ]);
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? wanted : `${wanted.slice(0, 42)}-${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}
