import { releasedSource } from '../src/content/released-source.ts';
import { designFrom } from '../src/designer/design-from.ts';
import { loadEditWords } from '../src/designer/edit/load-edit-words.ts';
import { spokenOf } from '../src/designer/edit/read/spoken-in.ts';
import { seenIn, type Seen } from '../src/designer/edit/tagged/features.ts';
import { slotNames, type SlotName, type Span } from '../src/designer/edit/tagged/tag.ts';
import type { AppDesign } from '../src/designer/model/app-design.ts';
import { linesOf } from './json-lines.ts';

/** What a message asks for, as its writer marked it: `part` and the slots are pieces of the message. */
type Mark = { act: string; means?: string; part: string } & Partial<Record<SlotName, string>>;

/** One line of a list: an app by its idea, and messages about it. */
interface Line {
  language: string;
  idea: string;
  messages: { say: string; asks: Mark[] }[];
}

/** A change that is asked for, by the places of its tokens. */
export interface Marked extends Span {
  act: string;
  means: string | undefined;
  slots: Partial<Record<SlotName, Span>>;
}

/** What a change asks for: its act, and what it means where the act has several meanings. */
export const labelOf = ({ act, means }: Marked): string =>
  means === undefined ? act : `${act}:${means}`;

/** A message about an app, with the changes that it asks for. */
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

/** The slots of a part that begins at a place of the text. A text that stands twice is the one that begins a word. */
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

/**
 * Messages of a list, each with the design that today's engine draws for its idea.
 *
 * @param file path of a list, one app a line
 * @throws {SyntaxError} when a line is no JSON
 */
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
