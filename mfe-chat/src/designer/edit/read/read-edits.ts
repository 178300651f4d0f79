import { languageOfIdea } from '../../interpret/read-brief';
import { lexiconsFor } from '../../interpret/lexicon/lexicons';
import type { DesignOptions } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { editLanguages, loadEditWords } from '../load-edit-words';
import type { SingleOperation } from '../operation';
import { after, isEffective, isKnown } from './after';
import { clauseRead, isClean } from './clause';
import { cuttings, firstSentence, hasStop, verbOf } from './clauses';
import { isDoubtful } from './doubtful';
import { isNoFact } from './doubts/fields';
import { isOfColor, isOfStates } from './doubts/looks';
import { isOtherLanguage } from './language';
import type { Focus, Hand } from './hand';
import { removedIn, removesIt } from './absent-said';
import { rowBetween } from './named-rows';
import { enumerated, enumeratedIn } from './enumerated';
import { listBecomes, listMissing } from './list-becomes';
import { colorsTold } from './colors-told';
import { fieldsListed } from './fields-listed';
import { fieldsTold } from './fields-told';
import { ownRows } from './own-rows';
import { rowsListed } from './rows-listed';
import { rowDetailed } from './row-detailed';
import { rowsTold } from './rows-told';
import { tabsListed } from './tabs-listed';
import { beyondAsked, fullAsked, isQuestion, questionAsked } from './refused';
import type { Spoken } from './spoken';
import { spokenOf } from './spoken-in';
import { statesPainted } from './states-painted';
import { isAside, withoutReason } from './without-reason';
import { tokensOf, typed, type Token } from './tokens';
import { unreadIn } from './unread';
import { withDetail } from './with-detail';

export type EditsRead =
  | {
      as: 'change';
      operations: readonly SingleOperation[];
      failed: readonly string[];
      /** Read sentence by sentence: reading the whole again adds nothing. */
      isTold?: true;
      /** Names of missing things. */
      absent?: readonly string[];
    }
  /** It is about a missing thing. */
  | { as: 'absent'; absent: readonly string[] }
  | { as: 'already'; operations: readonly SingleOperation[] }
  | { as: 'undo' | 'redo' }
  /** It asks for something that no design does; `about` names it. */
  | { as: 'beyond'; about: string }
  | undefined;

const adds = (operations: readonly SingleOperation[], ...ops: readonly string[]) =>
  operations.some(({ op }) => (ops.length === 0 ? op.endsWith('.add') : ops.includes(op)));

/** A verb applies to following items of the same kind: after a colour or field, a bare word is not a row. */
const isOfKind = (
  next: readonly SingleOperation[],
  before: readonly SingleOperation[],
  isOne: boolean,
) =>
  (!adds(next) || adds(before)) &&
  (!adds(next, 'row.add') || adds(before, 'row.add')) &&
  // “Add Ana, a test on Friday” adds two rows, “add Ana, test on Friday” one.
  (isOne || adds(next, 'row.add') || !adds(next) || !adds(before, 'row.add'));

const isColored = (operation: SingleOperation): boolean =>
  operation.op === 'theme.role' ||
  (operation.op === 'theme.look' && /^Your colors?$/u.test(operation.palette.name));

/** “Green and brown, more countryside”: the colours are those of the sentence, all else is the mood's. */
function moodFirst(operations: readonly SingleOperation[]): readonly SingleOperation[] {
  const at = operations.findIndex((each) => each.op === 'theme.look' && !isColored(each));
  const colored = operations.findIndex(isColored);
  if (at < 0 || colored < 0 || colored > at) return operations;
  const behind = operations
    .slice(at + 1)
    .findIndex(({ op }) => !/^(?:type|surface|density)\./u.test(op));
  const end = behind < 0 ? operations.length : at + 1 + behind;
  return [
    ...operations.slice(0, colored),
    ...operations.slice(at, end),
    ...operations.slice(colored, at),
    ...operations.slice(end),
  ];
}

const isSame = (one: AppDesign, other: AppDesign) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** This many unexplained words mean that the sentence was misread. */
const mostUnread = 3;

/** More than any sentence has. */
const mostWords = 200;

interface ClausesRead {
  operations: readonly SingleOperation[];
  failed: readonly (readonly Token[])[];
  already: readonly SingleOperation[];
  absent: readonly string[];
  /** What is to be removed, but is not there. */
  gone: readonly string[];
  /** Cost of a reading: skipped words count most, then guesses. */
  cost: number;
}

function rowOf(operations: readonly SingleOperation[]): Hand['row'] {
  const last = operations.at(-1);
  if (last?.op === 'row.edit') return last;
  const [list, at] = last?.op === 'text.set' ? last.path : [];
  return last?.op === 'text.set' && (list === 'rows' || list === 'tasks') && typeof at === 'number'
    ? { component: last.id, at }
    : undefined;
}

async function readClauses(
  clauses: readonly (readonly Token[])[],
  hand: Hand,
): Promise<ClausesRead> {
  const operations: SingleOperation[] = [];
  const absent: string[] = [];
  let guesses = 0;
  const failed: (readonly Token[])[] = [];
  const already: SingleOperation[] = [];
  const gone: string[] = [];
  let { design } = hand;
  let focus: Focus | undefined;
  let verb: readonly Token[] = [];
  let last: readonly SingleOperation[] = [];
  for (const [index, clause] of clauses.entries()) {
    const isPainted =
      operations.length === 0 ||
      operations.some(({ op }) => op === 'theme.role' || op === 'theme.look');
    const row = rowOf(operations);
    const before = clauses[index - 1];
    const now: Hand = { ...hand, design, focus, isLater: index > 0, isPainted, row, before };
    const known = already.length + absent.length;
    const own = verbOf(clause, hand.spoken);
    // “We do not use the chat, take it out”: already removed.
    if (last.some(({ op }) => op.endsWith('.remove')) && removesIt(clause, hand)) continue;
    const changed = (whole: Awaited<ReturnType<typeof clauseRead>>) => {
      const own = whole?.operations.filter((operation) => !isOfColor(operation, clause, now));
      const outcome = whole && own?.length ? { ...whole, operations: own } : whole;
      const asked = outcome?.operations.filter(isKnown) ?? [];
      if (isDoubtful(asked, clause, now)) return undefined;
      const next = after(design, asked);
      const isSameNow = outcome && asked.length > 0 && isSame(next, design);
      const isQuoted = clause.some(({ quote }) => quote !== undefined);
      const isGone = isSameNow && !isQuoted && asked.every(({ op }) => op === 'feature.remove');
      if (isGone && hand.isLoose) absent.push(typed(hand.text, removedIn(clause, hand)));
      else if (isSameNow) already.push(...asked);
      if (isGone && !hand.isLoose) gone.push(typed(hand.text, removedIn(clause, hand)));
      // The second reading reports what is missing.
      if (isGone && !hand.isLoose) guesses += 1;
      return outcome && asked.length === outcome.operations.length && !isSame(next, design)
        ? { outcome, asked, next }
        : undefined;
    };
    const sure: Hand = { ...now, isLoose: false };
    const alone = changed(await clauseRead(clause, sure));
    const isHeir = !alone && own.length === 0 && verb.length > 0;
    // “No tabs, just one page and buttons”: a failed removal must not pass its verb on.
    const mayRemove = last.length > 0 || index === 0;
    const heir = isHeir
      ? changed(await clauseRead([...verb, ...clause], { ...sure, isInherited: true }))
      : undefined;
    const isOne = hand.spoken.lengthAt(clause, 0, 'indefinite') > 0;
    const isHeld = heir?.asked.some(({ op }) => op.endsWith('.remove')) === true && !mayRemove;
    const detailed = alone ? undefined : withDetail(clause, last, heir?.asked ?? [], hand);
    if (detailed) {
      operations.splice(-1, 1, detailed);
      last = [detailed];
      design = after(hand.design, operations);
      continue;
    }
    const known_ =
      alone ?? (heir && !isHeld && isOfKind(heir.asked, last, isOne) ? heir : undefined);
    const isNew = already.length + absent.length === known;
    const isGuessed = hand.isLoose === true && isNew && !isAside(clause, hand.spoken);
    const guess = !known_ && isGuessed ? await clauseRead(clause, now) : undefined;
    const made = known_ ?? changed(guess);
    if (guess) guesses += guess.absent === undefined ? 1 : 2;
    if (guess?.absent !== undefined) absent.push(guess.absent);
    if (own.length > 0) verb = own;
    last = made?.asked ?? [];
    if (!made) {
      if (already.length + absent.length === known && guess?.absent === undefined)
        failed.push(clause);
      continue;
    }
    if (made.outcome.undone?.length) failed.push(made.outcome.undone);
    // “Not quite it yet, make it cosier”: a named style replaces a vague one.
    const isVague = operations.length === 1 && operations[0]?.op === 'theme.style';
    if (isVague && made.asked.some(({ op }) => op === 'theme.look')) {
      operations.pop();
      made.next = after(hand.design, made.asked);
    }
    operations.push(...made.asked);
    design = made.next;
    focus = made.outcome.focus ?? focus;
  }
  const lost = failed
    .filter((clause) => !isAside(clause, hand.spoken))
    .reduce((sum, { length }) => sum + length, 0);
  // A partial change beats a missing thing, which beats nothing.
  const none = operations.length > 0 ? 0 : absent.length > 0 ? mostWords : mostWords + 1;
  return { operations, failed, already, absent, gone, cost: lost + guesses / 2 + none };
}

/** “Undo that, it was better before”: undo with a reason. */
function isTakenBack(text: string, whole: readonly Token[], spoken: Spoken): boolean {
  const stop = whole.findIndex((token, at) => hasStop(text.slice(whole[at - 1]?.end, token.at)));
  if (stop < 1) return false;
  const [first, behind] = [whole.slice(0, stop), whole.slice(stop)];
  const orders = ['add', 'set', 'rename', 'call', 'remove', 'replace', 'move', 'show'];
  const small = ['the', 'it', 'polite', 'joints', 'stepword'];
  return (
    spoken.has(first, 'undo') &&
    spoken.rest(first, 'undo', ...small).length === 0 &&
    !spoken.has(behind, ...orders)
  );
}

async function readWith(
  text: string,
  spoken: Spoken,
  design: AppDesign,
  options: DesignOptions,
  language: string,
  isNear: boolean,
): Promise<EditsRead> {
  const tokens = tokensOf(text);
  // “Lol can we call it Bin Day”
  const begun = spoken.between(spoken.trimmed(tokens, 'joints'), ['interjection', 'joints'], []);
  const whole = withoutReason(text, spoken.politely(begun), spoken);
  const isAll = (list: string) =>
    spoken.has(whole, list) &&
    spoken.rest(whole, list, 'the', 'it', 'polite', 'joints', 'stepword', 'no').length === 0;
  if (isAll('redo')) return { as: 'redo' };
  if (isAll('undo') || isTakenBack(text, whole, spoken)) return { as: 'undo' };
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
  const [clause = whole, ...others] = cuttings(text, whole, spoken)[0] ?? [];
  const isAlone = others.every((each) => verbOf(each, spoken).length === 0);
  if (isAlone && isOtherLanguage(clause, hand)) return { as: 'beyond', about: 'language' };
  const painted = statesPainted(whole, hand);
  if (painted)
    return isEffective(painted, hand)
      ? { as: 'change', operations: painted.operations, failed: [], isTold: true }
      : { as: 'already', operations: painted.operations };
  const own = fieldsTold(whole, hand) ?? ownRows(whole, hand) ?? (await colorsTold(whole, hand));
  const taken = own?.outcome.operations ?? [];
  const changed = taken.filter(({ op }) => op !== 'component.add');
  const isNone =
    isDoubtful(changed, [], hand) ||
    taken.some((each) => isNoFact(each, whole, hand) || isOfStates(each, whole, hand));
  if (own && isEffective(own.outcome, hand) && !isNone) {
    const now = { ...hand, design: after(design, taken) };
    const then = own.rest.length > 0 ? await readAllOf(own.rest.flat(), now, isNear) : undefined;
    const failed = own.rest.map((said) => typed(text, said));
    if (then?.as === 'already')
      return { as: 'change', operations: taken, failed: [], isTold: true };
    if (then?.as !== 'change') return { as: 'change', operations: taken, failed, isTold: true };
    // “Only Ana’s is in” must not remove rows.
    const more = then.operations.filter(({ op }) => op !== 'row.remove');
    const isAll = more.length === then.operations.length;
    return {
      ...then,
      operations: [...taken, ...more],
      failed: isAll ? then.failed : failed,
      isTold: true,
    };
  }
  const first = firstSentence(whole, text);
  for (const said of [whole, ...(first ? [first] : [])]) {
    const operations = await listed(said, hand);
    const rest = operations && whole.slice(said.length);
    if (!rest) continue;
    if (rest.length === 0) return { as: 'change', operations, failed: [] };
    const then = await readAllOf(rest, { ...hand, design: after(design, operations) }, isNear);
    return then?.as === 'change'
      ? { ...then, operations: [...operations, ...then.operations] }
      : { as: 'change', operations, failed: [typed(text, rest)] };
  }
  const read = await readAllOf(whole, hand, isNear);
  const unlisted = read?.as === 'change' && read.operations.every(isName);
  // A list of names is not one name.
  const names = unlisted ? (enumeratedIn(whole, hand)?.items.length ?? 0) : 0;
  if (unlisted && read.operations.length < names) return undefined;
  const missed = unlisted ? listMissing(whole, hand) : undefined;
  return missed ? { as: 'absent', absent: [typed(text, missed)] } : read;
}

const isName = ({ op }: SingleOperation): boolean =>
  op === 'text.set' || op === 'row.edit' || op.endsWith('.rename');

async function listed(
  said: readonly Token[],
  hand: Hand,
): Promise<readonly SingleOperation[] | undefined> {
  for (const read of [
    fieldsListed,
    rowsTold,
    rowDetailed,
    rowsListed,
    rowBetween,
    enumerated,
    listBecomes,
    tabsListed,
  ]) {
    const outcome = await read(said, hand);
    const isRead = outcome?.operations.every(isClean) && isEffective(outcome, hand);
    if (outcome && isRead && !isDoubtful(outcome.operations, said, hand)) return outcome.operations;
  }
  return undefined;
}

async function readAllOf(whole: readonly Token[], hand: Hand, isNear: boolean): Promise<EditsRead> {
  const { text, spoken } = hand;
  const cut = cuttings(text, whole, spoken);
  const readAll = async (how: Hand): Promise<ClausesRead | undefined> => {
    let best: ClausesRead | undefined;
    for (const clauses of cut) {
      const read = await readClauses(clauses, how);
      const isEmpty = read.operations.length + read.absent.length === 0;
      const isAllTold = read.failed.every((clause) => isAside(clause, spoken));
      if (isEmpty && (read.already.length === 0 || !isAllTold)) continue;
      if (!best || read.cost < best.cost) best = read;
      if (read.cost === 0 && !isEmpty) return read;
    }
    return best;
  };
  const sure = await readAll(hand);
  const isWhole = sure !== undefined && sure.cost === 0 && sure.operations.length > 0;
  const loose =
    isWhole || !isNear || isQuestion(text, spoken)
      ? undefined
      : await readAll({ ...hand, isLoose: true });
  const best = loose && (!sure || loose.cost < sure.cost) ? loose : sure;
  if (!best) return undefined;
  const { operations, already, absent, gone } = best;
  if (operations.length === 0)
    return absent.length > 0 ? { as: 'absent', absent } : { as: 'already', operations: already };
  const told = new Set(best.failed.flat());
  const done = whole.filter((token) => !told.has(token));
  if (unreadIn(done, operations, hand) >= mostUnread) return undefined;
  if (best.failed.length > 0 && operations.every((each) => isFragment(each, hand)))
    return undefined;
  // “Call them Sun and Shade” names two things.
  if (operations.filter(({ op }) => op === 'design.rename').length > 1) return undefined;
  return {
    as: 'change',
    operations,
    failed: best.failed
      .filter((clause) => !isAside(clause, spoken) && spoken.lengthAt(clause, 0, 'never') === 0)
      .map((clause) => typed(text, clause)),
    ...(absent.length + gone.length > 0 ? { absent: [...absent, ...gone] } : {}),
  };
}

/** “Put the score back” after words that were not understood: a row without capital, figure or quote is no name. */
function isFragment(operation: SingleOperation, { text, spoken }: Hand): boolean {
  if (operation.op !== 'row.add' || operation.list !== undefined) return false;
  const { title } = typeof operation.row === 'object' ? operation.row : { title: operation.row };
  if (typeof title !== 'string' || /\d/u.test(JSON.stringify(operation.row))) return false;
  const isLow = text.includes(title.charAt(0).toLowerCase() + title.slice(1));
  const isSpelt = text.includes(title) || tokensOf(text).some(({ quote }) => quote !== undefined);
  const isWritten = spoken.has(tokensOf(text), 'rowword', 'tolist');
  return isLow && !isSpelt && !isWritten && /^\p{Lu}/u.test(title);
}

/** Counts edit words per language: “no” alone does not make an English sentence Spanish. */
function knows(spoken: Spoken, text: string): number {
  const tokens = tokensOf(text);
  return tokens.length - spoken.rest(tokens, ...spoken.listNames()).length;
}

const knowing = (language: string, text: string): number => {
  const spoken = spokenOf(language);
  return spoken ? knows(spoken, text) : 0;
};

/** Returns candidate languages, likeliest first: text that begins in English may be in the app's language. */
export const likelyLanguages = (text: string, design: AppDesign): string[] =>
  [...new Set([languageOfIdea(text), design.language, 'en'])].toSorted(
    (one, other) => knowing(other, text) - knowing(one, text),
  );

/** Tries the languages of text and app and English, then others if they explain every word. `isSure` forbids guesses. */
export async function readEdits(
  design: AppDesign,
  text: string,
  options: DesignOptions,
  isSure = false,
): Promise<EditsRead> {
  const likely = likelyLanguages(text, design);
  const near = new Set(likely);
  const known = knowing(likely[0] ?? 'en', text);
  let best: EditsRead;
  for (const language of new Set([...near, ...editLanguages])) {
    // Loads other languages only if the likely ones fail.
    if (!near.has(language) && best?.as === 'change') break;
    await loadEditWords([language]);
    const spoken = spokenOf(language);
    if (!spoken) continue;
    const isNear = !isSure && language === likely[0];
    const said = await readWith(text, spoken, design, options, language, isNear);
    const read: EditsRead =
      said?.as === 'change' ? { ...said, operations: moodFirst(said.operations) } : said;
    const isWhole =
      read &&
      read.as !== 'already' &&
      read.as !== 'absent' &&
      (read.as !== 'change' || (read.failed.length === 0 && !read.absent));
    if (isWhole && (near.has(language) || knowing(language, text) > known)) return read;
    // A partial change beats a missing thing.
    const isBetter = read?.as === 'change' && best?.as !== 'change';
    if (near.has(language) && (!best || isBetter)) best = read;
  }
  if (isSure) return best;
  const refused = beyondAsked(text, near) ?? fullAsked(text, design, near);
  return best?.as === 'change' ? best : (refused ?? best ?? questionAsked(text, near));
}
