import type { DesignOptions } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import type { SingleOperation } from '../operation';
import { after } from '../read/after';
import { isStopBetween, verbOf } from '../read/clauses';
import type { Focus } from '../read/hand';
import { readEdits, type EditsRead } from '../read/read-edits';
import type { Spoken } from '../read/spoken';
import { spokenOf } from '../read/spoken-in';
import { typed, type Token } from '../read/tokens';
import { withNote } from '../read/with-detail';
import { asField } from './as-field';
import { readOrders, type Followed } from './follow';
import type { LearntChanges } from './model';
import { kindOf, mayBe, type SlotTexts } from './orders';
import { tagged, type Span, type Tagged } from './tag';

type Guess = Pick<Tagged, 'act' | 'slots'>;

interface LearntRead {
  read: EditsRead;
  /** Probability of the least likely change that was made, from 0 to 1. */
  likely: number;
  /** Tells whether a likely change of the message leads to such an operation. */
  mayAsk: (operation: SingleOperation) => boolean;
  /** How many changes the message asks for. */
  parts: number;
  /** The likeliest change, if the message asks for one. */
  only?: { act: string; likely: number; slots: SlotTexts };
}

/** Least probability of one of several changes, and of one that rules may confirm. */
const leastOfPart = 0.45;
/** How much changes that failed make the others doubtful, as an exponent. */
const weightOfFailed = 0.25;
/** Least probability of a change of names that rules may not correct. */
const leastOfNames = 0.6;
const ofNames = ['remove', 'text'];
/** Probability of a part that rules and the model read alike. */
const ofConfirmed = 0.7;
const noChange = ['question', 'vague', 'beyond', 'new-app'];

const mostRest = 8;
const noDetail = ['reason', 'closing', 'sothen', 'tolist', 'on', 'joints', 'want', 'add'];

/** The words behind a new row, up to the next stop: “this morning, both alive” after “add ewe 412 twins”. */
function restOf(behind: readonly Token[], end: number, text: string, spoken: Spoken): string {
  const stop = behind.findIndex((token, at) => {
    const last = behind[at - 1];
    return last !== undefined && isStopBetween(text, last, token);
  });
  const rest = stop < 0 ? behind : behind.slice(0, stop);
  const isDetail =
    rest.length > 0 &&
    rest.length <= mostRest &&
    !/[.!?。！？\n]/u.test(text.slice(end, rest[0]?.at)) &&
    !noDetail.some((list) => spoken.lengthAt(rest, 0, list) > 0);
  return isDetail ? typed(text, rest) : '';
}

/** “Add Zayn, number 12”: a piece without a verb is a detail of the new row. */
const isOfRow = ({ from, to }: Span, tokens: readonly Token[], spoken: Spoken): boolean =>
  to - from <= mostRest && verbOf(tokens.slice(from, to), spoken).length === 0;

const ofThing = ['order', 'start', 'duplicate'];
const ofName = ['text', 'noun', 'add-screen'];

/** “Rename Bookings to Hirings and make that tab the first one” */
function slotsOf({ act, slots }: Guess, before: Guess | undefined): Guess['slots'] {
  const thing = before && ofName.includes(before.act) ? before.slots.to : undefined;
  return slots.target || !thing || !ofThing.includes(act) ? slots : { ...slots, target: thing };
}

export async function readTagged(
  design: AppDesign,
  text: string,
  language: string,
  options: DesignOptions,
  learnt: LearntChanges,
): Promise<LearntRead | undefined> {
  const spoken = spokenOf(language);
  if (!spoken) return undefined;
  const colors = await options.content.colors();
  const { seen, parts } = tagged({ text, language, spoken, design, colors }, learnt);
  const acts = parts.flatMap(({ guesses }) => guesses.map(({ act }) => act));
  const kinds = new Set(acts.flatMap((act) => mayBe[act] ?? []));
  const mayAsk = (operation: SingleOperation) => kinds.has(kindOf(operation));
  const turn = parts.length === 1 ? parts[0]?.guesses[0] : undefined;
  if (turn?.act === 'undo' || turn?.act === 'redo')
    return { read: { as: turn.act }, likely: turn.likely, mayAsk, parts: 1 };
  const operations: SingleOperation[] = [];
  const failed: string[] = [];
  let now = design;
  let focus: Focus | undefined;
  let likely = 1;
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1]?.guesses[0];
    let made: Followed | undefined;
    const said = typed(text, seen.tokens.slice(part.from, part.to));
    const ruled = said === text ? undefined : await readEdits(now, said, options, true);
    const heard = part.guesses.filter((guess) => guess.likely >= leastOfPart);
    const mayBeOf = heard.flatMap(({ act }) => mayBe[act] ?? []);
    const isOfOther = (op: string) => op === 'design.rename' && before?.slots.target !== undefined;
    // The model finds names more exactly.
    const [first] = heard;
    const isField = first?.act === 'add-field' && first.slots.place !== undefined;
    const isOfNames =
      first && first.likely >= leastOfNames && (ofNames.includes(first.act) || isField);
    const isConfirmed =
      ruled?.as === 'change' &&
      ruled.failed.length === 0 &&
      ruled.operations.every(
        // Colors and the name of the app need the whole sentence: “red for taken”, “and call it …”.
        (operation) =>
          mayBeOf.includes(kindOf(operation)) &&
          !operation.op.startsWith('theme.') &&
          !isOfOther(operation.op),
      );
    // Rules and the model agree on this part.
    const confirmed = isConfirmed ? ruled : undefined;
    const surely = Math.max(part.guesses[0]?.likely ?? 0, ofConfirmed);
    if (confirmed && !isOfNames) {
      made = confirmed;
      likely = Math.min(likely, surely);
    }
    for (const guess of made ? [] : part.guesses) {
      if (noChange.includes(guess.act)) break;
      // An unlikely part is left out, not the whole message.
      if (parts.length > 1 && guess.likely < leastOfPart) break;
      // “The tab Rota second, and call it …” names the tab, not the app.
      const isOfTarget = guess.act === 'text' && !guess.slots.target && before?.slots.target;
      if (isOfTarget && !spoken.has(seen.tokens.slice(part.from, part.to), 'app')) continue;
      const change = { ...part, ...guess, slots: slotsOf(guess, before) };
      const asked = { text, seen, change, language };
      const field = asField(asked);
      made = await readOrders({ ...asked, change: field ?? change }, now, options, focus);
      if (!made) continue;
      likely = Math.min(likely, field ? surely : guess.likely);
      break;
    }
    if (!made && confirmed) {
      made = confirmed;
      likely = Math.min(likely, surely);
    }
    if (!made) {
      const [row, ...others] = operations;
      const isDetail = others.length === 0 && isOfRow(part, seen.tokens, spoken);
      const detailed = isDetail ? withNote(row, said) : undefined;
      if (detailed) {
        operations.splice(0, 1, detailed);
        now = after(design, operations);
      } else failed.push(said);
      continue;
    }
    const behind = seen.tokens.slice(part.to, parts[index + 1]?.from);
    const rest =
      part.guesses[0]?.act === 'add-row'
        ? restOf(behind, seen.tokens[part.to - 1]?.end ?? 0, text, spoken)
        : '';
    const [row, ...others] = made.operations;
    const detailed = rest && others.length === 0 ? withNote(row, rest) : undefined;
    if (detailed) made = { ...made, operations: [detailed] };
    operations.push(...made.operations);
    now = after(now, made.operations);
    focus = made.focus ?? focus;
  }
  likely *= ((parts.length - failed.length) / Math.max(1, parts.length)) ** weightOfFailed;
  const read: EditsRead = operations.length > 0 ? { as: 'change', operations, failed } : undefined;
  const guess = parts.length === 1 ? parts[0]?.guesses[0] : undefined;
  const only = guess && {
    act: guess.act,
    likely: guess.likely,
    slots: Object.fromEntries(
      Object.entries(guess.slots).map(([name, { from, to }]) => [
        name,
        typed(text, seen.tokens.slice(from, to)),
      ]),
    ),
  };
  return { read, likely, mayAsk, parts: parts.length, ...(only ? { only } : {}) };
}
