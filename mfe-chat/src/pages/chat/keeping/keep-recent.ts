import type { AppDesign } from '../../../designer/model/app-design';
import { type Fate, readText, writeText } from './store-text';

export const KEY = 'appling:designs';
const KEPT = 8;

/** One app, however it has been edited since. */
export const keyOf = ({ id, idea }: Pick<AppDesign, 'id' | 'idea'>): string => `${id} ${idea}`;

const VERSION = 1;

const write = (designs: readonly unknown[]): Fate =>
  writeText(KEY, designs.length > 0 ? JSON.stringify({ version: VERSION, designs }) : '');

/**
 * What is stored, unread: what is no design, or one of a newer release, is left out when the list is shown. Undefined for a
 * list of a newer form, which stays as it is.
 */
function stored(): unknown[] | undefined {
  try {
    const list = JSON.parse(readText(KEY) ?? '') as { version?: unknown; designs?: unknown };
    if (Number(list.version) > VERSION) return undefined;
    return Array.isArray(list.designs) ? list.designs : [];
  } catch {
    return [];
  }
}

const isOther = (design: AppDesign) => (each: unknown) =>
  typeof each === 'object' &&
  each !== null &&
  'id' in each &&
  'idea' in each &&
  keyOf({ id: String(each.id), idea: String(each.idea) }) !== keyOf(design);

/** Puts a design first. What another tab has kept meanwhile stays; where there is no room, the oldest go. */
export function keepRecent(design: AppDesign): Fate {
  const before = stored();
  if (!before) return 'kept';
  let designs = [design, ...before.filter(isOther(design))].slice(0, KEPT);
  let fate = write(designs);
  while (fate === 'full' && designs.length > 1) {
    designs = designs.slice(0, -1);
    fate = write(designs);
  }
  return fate;
}

/** Takes a design away and gives it back, for who did not mean it. */
export function removeRecent(design: AppDesign): () => void {
  const before = readText(KEY) ?? '';
  write((stored() ?? []).filter(isOther(design)));
  return () => void writeText(KEY, before);
}
