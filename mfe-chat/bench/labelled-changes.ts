import { releasedSource } from '../src/content/released-source.ts';
import { designFrom } from '../src/designer/design-from.ts';
import { loadEditWords } from '../src/designer/edit/load-edit-words.ts';
import { spokenOf } from '../src/designer/edit/read/spoken-in.ts';
import { seenIn, type Seen } from '../src/designer/edit/tagged/features.ts';
import { slotNames, type SlotName, type Span } from '../src/designer/edit/tagged/tag.ts';
import type { AppDesign } from '../src/designer/model/app-design.ts';
import { linesOf } from './json-lines.ts';

/** `part` and the slots are substrings of the message. */
type Mark = { act: string; means?: string; part: string } & Partial<Record<SlotName, string>>;

interface Line {
  language: string;
  idea: string;
  messages: { say: string; asks: Mark[] }[];
}

/** Positions are token indexes. */
export interface Marked extends Span {
  act: string;
  means: string | undefined;
  slots: Partial<Record<SlotName, Span>>;
}

export const labelOf = ({ act, means }: Marked): string =>
  means === undefined ? act : `${act}:${means}`;

export interface Labelled {
  text: string;
  language: string;
  idea: string;
  design: AppDesign;
  seen: Seen;
  changes: Marked[];
}

const spanOf = ({ tokens }: Seen, from: number, to: number): Span => {
  const first = tokens.findIndex(({ end }) => end > from);
  const behind = tokens.findIndex(({ at }) => at >= to);
  const last = behind < 0 ? tokens.length : behind;
  return first < 0 ? { from: last, to: last } : { from: first, to: Math.max(first, last) };
};

const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** If the text occurs twice, the occurrence at the start of a word wins. */
function slotsOf(seen: Seen, mark: Mark, start: number): Marked['slots'] {
  const slots: Marked['slots'] = {};
  for (const name of slotNames) {
    const said = mark[name];
    if (!said) continue;
    const places = [...mark.part].flatMap((_, at) => (mark.part.startsWith(said, at) ? [at] : []));
    const free = places.filter((at) => {
      const span = spanOf(seen, start + at, start + at + said.length);
      return Object.values(slots).every((other) => !overlaps(span, other));
    });
    const at = free.find((each) => !/[\p{L}\p{N}]/u.test(mark.part[each - 1] ?? '')) ?? free[0];
    if (at === undefined) continue;
    const span = spanOf(seen, start + at, start + at + said.length);
    if (span.to > span.from) slots[name] = span;
  }
  return slots;
}

function changesOf(seen: Seen, say: string, asks: readonly Mark[]): Marked[] {
  let end = 0;
  return asks.flatMap((mark): Marked[] => {
    const start = say.indexOf(mark.part, end);
    if (start < 0) return [];
    end = start + mark.part.length;
    const span = spanOf(seen, start, end);
    if (span.to <= span.from) return [];
    return [{ ...span, act: mark.act, means: mark.means, slots: slotsOf(seen, mark, start) }];
  });
}

/** Returns messages, each with the design that the current engine makes for its idea. */
export async function labelledChanges(file: string): Promise<Labelled[]> {
  const all: Labelled[] = [];
  const colors = await releasedSource.colors();
  for (const { language, idea, messages } of linesOf<Line>(file)) {
    await loadEditWords([language]);
    const spoken = spokenOf(language);
    if (!spoken) continue;
    const { design } = await designFrom(idea, { content: releasedSource });
    for (const { say, asks } of messages) {
      const seen = seenIn({ text: say, language, spoken, design, colors });
      all.push({ text: say, language, idea, design, seen, changes: changesOf(seen, say, asks) });
    }
  }
  return all;
}
