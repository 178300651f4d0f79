import { stemOf } from '../../interpret/words';

export const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);

/** Stems of every text of a part of a design. */
export function textStems(value: unknown): Set<string> {
  const stems = new Set<string>();
  const collect = (part: unknown, key = '') => {
    if (typeof part === 'string') {
      if (key !== 'id' && key !== 'type' && key !== 'to')
        for (const stem of stemsIn(part)) stems.add(stem);
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, each] of Object.entries(part))
        collect(each, Array.isArray(part) ? key : name);
    }
  };
  collect(value);
  return stems;
}

/** Whether all words of a phrase stand somewhere. */
export const isShownIn = (shown: ReadonlySet<string>, phrase: string): boolean =>
  stemsIn(phrase).every((stem) => stem.length < 3 || shown.has(stem));

/** Whether one text of a part of a design holds all words of a phrase. */
export function isSaidIn(value: unknown, phrase: string): boolean {
  if (typeof value === 'string') return isShownIn(new Set(stemsIn(value)), phrase);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => isSaidIn(part, phrase))
  );
}
