import { languageOfIdea } from '../../interpret/interpret';
import { lexiconsFor } from '../../interpret/lexicon/lexicons';
import type { DesignOptions } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { editWords } from '../edit-words.generated';
import type { SingleOperation } from '../operation';
import { after, isEffective, isKnown } from './after';
import { clauseRead } from './clause';
import { cuttings, verbOf } from './clauses';
import type { Focus, Hand } from './hand';
import { rowsListed } from './rows-listed';
import { beyondAsked, fullAsked } from './refused';
import type { Spoken } from './spoken';
import { spokenOf } from './spoken-in';
import { isAside, withoutReason } from './without-reason';
import { tokensOf, typed, type Token } from './tokens';

/** What a sentence asks for. */
export type EditsRead =
  | { as: 'change'; operations: readonly SingleOperation[]; failed: readonly string[] }
  /** It asks for what is there already. */
  | { as: 'already'; operations: readonly SingleOperation[] }
  /** A step back, or forth again. */
  | { as: 'undo' | 'redo' }
  /** Something that no design does, by the name of what it is about. */
  | { as: 'beyond'; about: string }
  | undefined;

const adds = (operations: readonly SingleOperation[], ...ops: readonly string[]) =>
  operations.some(({ op }) => (ops.length === 0 ? op.endsWith('.add') : ops.includes(op)));

/** A verb is said once for things of one kind: after a colour or a field, a bare word is no row. */
const isOfKind = (next: readonly SingleOperation[], before: readonly SingleOperation[]) =>
  (!adds(next) || adds(before)) && (!adds(next, 'row.add') || adds(before, 'row.add'));

const isSame = (one: AppDesign, other: AppDesign) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Clauses one after the other, each on the design that those before it leave. */
async function readClauses(clauses: readonly (readonly Token[])[], hand: Hand) {
  const operations: SingleOperation[] = [];
  const failed: (readonly Token[])[] = [];
  const already: SingleOperation[] = [];
  let { design } = hand;
  let focus: Focus | undefined;
  let verb: readonly Token[] = [];
  let last: readonly SingleOperation[] = [];
  for (const [index, clause] of clauses.entries()) {
    const now: Hand = { ...hand, design, focus, isLater: index > 0 };
    const known = already.length;
    const own = verbOf(clause, hand.spoken);
    const changed = (outcome: Awaited<ReturnType<typeof clauseRead>>) => {
      const asked = outcome?.operations.filter(isKnown) ?? [];
      const next = after(design, asked);
      if (outcome && asked.length > 0 && isSame(next, design)) already.push(...asked);
      return outcome && asked.length === outcome.operations.length && !isSame(next, design)
        ? { outcome, asked, next }
        : undefined;
    };
    const alone = changed(await clauseRead(clause, now));
    const isHeir = !alone && own.length === 0 && verb.length > 0;
    const heir = isHeir
      ? changed(await clauseRead([...verb, ...clause], { ...now, isInherited: true }))
      : undefined;
    const made = alone ?? (heir && isOfKind(heir.asked, last) ? heir : undefined);
    if (own.length > 0) verb = own;
    last = made?.asked ?? [];
    if (!made) {
      if (already.length === known) failed.push(clause);
      continue;
    }
    if (made.outcome.undone?.length) failed.push(made.outcome.undone);
    operations.push(...made.asked);
    design = made.next;
    focus = made.outcome.focus ?? focus;
  }
  return { operations, failed, already };
}

async function readWith(
  text: string,
  spoken: Spoken,
  design: AppDesign,
  options: DesignOptions,
  language: string,
): Promise<EditsRead> {
  const tokens = tokensOf(text);
  const whole = withoutReason(text, spoken.politely(spoken.trimmed(tokens, 'joints')), spoken);
  const isAll = (list: string) =>
    spoken.has(whole, list) &&
    spoken.rest(whole, list, 'the', 'it', 'polite', 'joints', 'stepword').length === 0;
  if (isAll('redo')) return { as: 'redo' };
  if (isAll('undo')) return { as: 'undo' };
  const [words, colors] = await Promise.all([
    options.content.language(language),
    options.content.colors(),
  ]);
  const lexicons = lexiconsFor(language, words?.lexicon);
  const moods = words?.lexicon.moods;
  const hand: Hand = { design, text, spoken, lexicons, language, colors, moods, options };
  const [outside] = spoken.named(whole, 'beyond');
  const hasQuote = tokens.some(({ quote }) => quote !== undefined);
  if (
    outside &&
    !hasQuote &&
    !spoken.has(whole, 'rename', 'call') &&
    (outside.at === 0 || !spoken.has(whole.slice(0, Math.min(2, outside.at)), 'remove'))
  )
    return { as: 'beyond', about: outside.name };
  let best:
    { operations: readonly SingleOperation[]; failed: readonly (readonly Token[])[] } | undefined;
  let already: readonly SingleOperation[] = [];
  const lost = (read: { failed: readonly (readonly Token[])[] }) =>
    read.failed.reduce((sum, { length }) => sum + length, 0);
  const listed = rowsListed(whole, hand);
  if (listed && isEffective(listed, hand))
    return { as: 'change', operations: listed.operations, failed: [] };
  for (const clauses of cuttings(text, whole, spoken)) {
    const read = await readClauses(clauses, hand);
    if (read.already.length > 0 && clauses.length === 1) already = read.already;
    if (read.operations.length === 0) continue;
    if (read.failed.length === 0) return { as: 'change', operations: read.operations, failed: [] };
    if (!best || lost(read) < lost(best)) best = read;
  }
  if (!best && already.length > 0) return { as: 'already', operations: already };
  return (
    best && {
      as: 'change',
      operations: best.operations,
      failed: best.failed
        .filter((clause) => !isAside(clause, spoken))
        .map((clause) => typed(text, clause)),
    }
  );
}

/** How many words of a text one language has for changes: “no” alone makes no English sentence Spanish. */
function knows(spoken: Spoken, text: string): number {
  const tokens = tokensOf(text);
  return tokens.length - spoken.rest(tokens, ...spoken.listNames()).length;
}

/** Reads a change in its own language, in that of the app or in English; where none decides, in any in which every word of it is understood. */
export async function readEdits(
  design: AppDesign,
  text: string,
  options: DesignOptions,
): Promise<EditsRead> {
  const knowing = (language: string) => {
    const spoken = spokenOf(language);
    return spoken ? knows(spoken, text) : 0;
  };
  // What begins as English may be said in the language of the app: the one that knows more of it reads first.
  const likely = [...new Set([languageOfIdea(text), design.language, 'en'])].toSorted(
    (one, other) => knowing(other) - knowing(one),
  );
  const near = new Set(likely);
  const known = knowing(likely[0] ?? 'en');
  let best: EditsRead;
  for (const language of new Set([...near, ...Object.keys(editWords)])) {
    const spoken = editWords[language]?.words ? spokenOf(language) : undefined;
    if (!spoken) continue;
    const read = await readWith(text, spoken, design, options, language);
    const isWhole =
      read && read.as !== 'already' && (read.as !== 'change' || read.failed.length === 0);
    if (isWhole && (near.has(language) || knowing(language) > known)) return read;
    if (near.has(language)) best ??= read;
  }
  return best ?? beyondAsked(text, near) ?? fullAsked(text, design, near);
}
