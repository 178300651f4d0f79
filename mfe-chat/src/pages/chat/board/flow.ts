import type { AppDesign } from '../../../designer/model/app-design';
import { screenOf } from '../../../designer/model/find';

export interface Flow {
  from: string;
  to: string;
  isTab: boolean;
}

function* targets(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('to' in value && typeof value.to === 'string') yield value.to;
  for (const part of Object.values(value)) yield* targets(part);
}

/** Unique links between screens. Tabs link all screens, so only those of the first one count. */
export function flowsOf(design: AppDesign): Flow[] {
  const ids = new Set(design.screens.map(({ id }) => id));
  const tabs = new Set(design.tabs.map(({ to }) => to));
  const start = screenOf(design, design.start).id;
  return design.screens.flatMap(({ id, tabBar, components }) => {
    const taps = new Set(targets(components));
    const byTab = id === start && tabBar ? [...tabs] : [];
    return [...new Set([...byTab, ...taps])]
      .filter((to) => ids.has(to) && to !== id && !(tabs.has(id) && tabs.has(to) && id !== start))
      .map((to) => ({ from: id, to, isTab: byTab.includes(to) && !taps.has(to) }));
  });
}

/** Groups screens by number of taps from the first; unreachable ones are last. */
export function columnsOf(design: AppDesign, flows: readonly Flow[]): string[][] {
  const depth = new Map([[screenOf(design, design.start).id, 0]]);
  for (const [from, steps] of depth)
    for (const flow of flows)
      if (flow.from === from && !depth.has(flow.to)) depth.set(flow.to, steps + 1);
  const last = Math.max(...depth.values()) + 1;
  const columns: string[][] = [];
  for (const { id } of design.screens) (columns[depth.get(id) ?? last] ??= []).push(id);
  return columns.filter((column) => column.length > 0);
}
