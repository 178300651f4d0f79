import { featuresOfPart, seenIn, type Reading, type Seen } from './features';
import { decode, scoresOf, sumOf, type LearntChanges } from './model';

/** Token range of a slot; the end is exclusive. */
export interface Span {
  from: number;
  to: number;
}

export const slotNames = ['target', 'to', 'place', 'field'] as const;
export type SlotName = (typeof slotNames)[number];

export interface Tagged extends Span {
  act: string;
  /** Meaning, if the act has several: “dark”, “bigger”. */
  means: string | undefined;
  slots: Readonly<Partial<Record<SlotName, Span>>>;
  /** From 0 to 1. */
  likely: number;
}

const slotsPerTag = slotNames.length + 1;
export const partTagCount = 1 + 2 * slotsPerTag;
/** Tags of parts: outside, then begin and inside by slot index, where -1 means no slot. */
export const partTag = (isFirst: boolean, slot: number): number =>
  1 + (isFirst ? 0 : slotsPerTag) + slot + 1;
/** Tags of slots: begin and inside of each. */
export const slotTags: readonly string[] = [
  '-',
  ...slotNames.flatMap((name) => [`b ${name}`, `i ${name}`]),
];

export function featuresOfSlots(
  { features, looks }: Seen,
  { from, to }: Span,
  act: string,
): string[][] {
  return features.slice(from, to).map((own, index) => {
    const look = looks[from + index];
    const before = looks[from + index - 1];
    const next = looks[from + index + 1];
    return [
      ...own,
      `${act}`,
      `${act} ${look?.word}`,
      `${act} - ${index === 0 ? '' : before?.word}`,
      `${act} + ${from + index + 1 === to ? '' : next?.word}`,
      ...(look?.lists ?? []).map((each) => `${act} l ${each}`),
      ...(index === 0 ? [] : (before?.lists ?? []).map((each) => `${act} l-1 ${each}`)),
      ...(from + index + 1 === to ? [] : (next?.lists ?? []).map((each) => `${act} l+1 ${each}`)),
      ...(look?.shown ?? []).map((each) => `${act} d ${each}`),
      ...(look?.own ?? []).filter((each) => each.startsWith(':')).map((each) => `${act} o ${each}`),
      ...(index === 0 ? ['start', `${act} start`] : []),
      ...(from + index + 1 === to ? ['end', `${act} end`] : []),
    ];
  });
}

export function partsIn(path: readonly number[]): Span[] {
  const parts: Span[] = [];
  for (const [at, tag] of path.entries()) {
    const last = parts.at(-1);
    if (tag === 0) continue;
    if (tag > slotsPerTag && last?.to === at) last.to = at + 1;
    else parts.push({ from: at, to: at + 1 });
  }
  return parts;
}

export function slotsIn(path: readonly number[], from: number): Partial<Record<SlotName, Span>> {
  const slots: Partial<Record<SlotName, Span>> = {};
  let open: { name: SlotName; span: Span } | undefined;
  for (const [at, tag] of path.entries()) {
    const [kind, name] = (slotTags[tag] ?? '-').split(' ') as [string, SlotName | undefined];
    if (name && kind === 'i' && open?.name === name && open.span.to === from + at)
      open.span.to = from + at + 1;
    else if (name && slots[name] === undefined) {
      const span = { from: from + at, to: from + at + 1 };
      slots[name] = span;
      open = { name, span };
    } else open = undefined;
  }
  return slots;
}

/** Less likely acts are skipped. */
const leastLikely = 0.08;
const mostActs = 3;

type Guess = Pick<Tagged, 'act' | 'means' | 'slots' | 'likely'>;

interface Part extends Span {
  guesses: readonly Guess[];
}

export function tagged(reading: Reading, learnt: LearntChanges): { seen: Seen; parts: Part[] } {
  const seen = seenIn(reading);
  if (seen.tokens.length === 0) return { seen, parts: [] };
  const scores = seen.features.map((each) => scoresOf(each, learnt.parts.weights, partTagCount));
  const whole = decode(scores, learnt.parts.moves, partTagCount);
  let before: string | undefined;
  const parts = partsIn(whole.path).map((part) => {
    const asked = scoresOf(
      featuresOfPart(seen, part.from, part.to, before),
      learnt.asks,
      learnt.acts.length,
    );
    const all = sumOf([...asked]);
    const guesses = [...asked]
      .map((score, index) => ({ index, surely: Math.exp(score - all) }))
      .toSorted((one, other) => other.surely - one.surely)
      .slice(0, mostActs)
      .filter(({ surely }, index) => index === 0 || surely >= leastLikely)
      .map(({ index, surely }): Guess => {
        const [act = '', means] = (learnt.acts[index] ?? '').split(':');
        const found = featuresOfSlots(seen, part, act).map((each) =>
          scoresOf(each, learnt.slots.weights, slotTags.length),
        );
        const slots = decode(found, learnt.slots.moves, slotTags.length);
        return { act, means, slots: slotsIn(slots.path, part.from), likely: surely * slots.likely };
      });
    before = guesses[0]?.act;
    return { ...part, guesses };
  });
  return { seen, parts };
}
