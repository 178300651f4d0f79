import type { AppDesign } from '../../../designer/model/app-design';
import { type Fate, readText, writeText } from './store-text';

export const KEY = 'appling:designs';
const KEPT = 8;

/** One app, however it has been edited since. */
export const keyOf = ({ id, idea }: Pick<AppDesign, 'id' | 'idea'>): string => `${id} ${idea}`;

export const writeRecent = (designs: readonly unknown[]): Fate =>
  writeText(KEY, designs.length > 0 ? JSON.stringify({ version: 1, designs }) : '');

/** What is stored, unread: what is no design is left out when the list is shown. */
function stored(): unknown[] {
  try {
    const { designs } = JSON.parse(readText(KEY) ?? '') as { designs?: unknown };
    return Array.isArray(designs) ? designs : [];
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
  let designs = [design, ...stored().filter(isOther(design))].slice(0, KEPT);
  let fate = writeRecent(designs);
  while (fate === 'full' && designs.length > 1) {
    designs = designs.slice(0, -1);
    fate = writeRecent(designs);
  }
  return fate;
}
