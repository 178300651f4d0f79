/** In px: the thumbnail at `scale`, framed, with its name below. */
export const size = { scale: 0.25, width: 107, height: 250 } as const;
const gap = { column: 84, row: 26 } as const;
const margin = 28;
/** Larger groups wrap into several columns. */
const MOST = 3;

export type Place = readonly [left: number, top: number];

export function placesIn(groups: readonly (readonly string[])[]) {
  const columns = groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / MOST) }, (_, nth) =>
      group.slice(nth * MOST, (nth + 1) * MOST),
    ),
  );
  const at = new Map<string, Place>();
  for (const [column, ids] of columns.entries())
    for (const [row, id] of ids.entries())
      at.set(id, [
        margin + column * (size.width + gap.column),
        margin + row * (size.height + gap.row),
      ]);
  const rows = Math.max(...columns.map(({ length }) => length));
  return {
    at: at as ReadonlyMap<string, Place>,
    width: 2 * margin + columns.length * size.width + (columns.length - 1) * gap.column,
    height: 2 * margin + rows * size.height + (rows - 1) * gap.row,
  };
}
