import { stemOf } from '../../interpret/words';

export const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);

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

export const isShownIn = (shown: ReadonlySet<string>, phrase: string): boolean =>
  stemsIn(phrase).every((stem) => stem.length < 3 || shown.has(stem));

export function isSaidIn(value: unknown, phrase: string): boolean {
  if (typeof value === 'string') return isShownIn(new Set(stemsIn(value)), phrase);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => isSaidIn(part, phrase))
  );
}

/** English names of lists that need more than rows. */
export const inTime = /(?:calendar|timetable|schedule)$/iu;
