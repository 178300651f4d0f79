import type { DesignOptions } from '../design-from';
import type { AppDesign } from '../model/app-design';
import { languageOfIdea } from '../interpret/read-brief';
import { plainly } from '../interpret/words';
import { after } from './read/after';
import { asksList, asksOfIt, asksPart, speaksOfParts, tellsOf } from './read/asks-part';
import { verbOf } from './read/clauses';
import { likelyLanguages, readEdits, type EditsRead } from './read/read-edits';
import { spokenOf } from './read/spoken-in';
import { tokensOf } from './read/tokens';
import { asOneRecord } from './as-one-record';
import { fronted } from './fronted';
import { loadEditWords } from './load-edit-words';
import { namesPart } from './names-part';
import type { SingleOperation } from './operation';
import { learntIn } from './tagged/load-learnt';
import { namesGiven } from './tagged/names-given';
import { kindOf, type SlotTexts } from './tagged/orders';
import { readTagged } from './tagged/read-tagged';
import { afterDismissal, mayStartApp, namesOther, saysNewApp, startsApp } from './starts-app';

/** What to do with a sentence about an existing design. */
export type EditAnswer =
  | NonNullable<EditsRead>
  /** It names a new app. */
  | { as: 'new' }
  | { as: 'doubt' }
  | { as: 'unclear' };

const longest = 400;

function asking(text: string): string | undefined {
  const spoken = spokenOf(languageOfIdea(text)) ?? spokenOf('en');
  return spoken && asksPart(text, spoken) ? `${spoken.said.words['add']?.[0]} ${text}` : undefined;
}

/** Minimum likelihood of a learnt reading. */
const likelyEnough = 0.45;
/** The same if rules read something else: the learnt reading is then right three times as often (labelled messages). */
const likelier = 0.8;
/** The same if it divides the message into several changes. */
const likelyOfParts = 0.6;
/** The same for rows with figures, which rules read better. */
const likeliest = 0.9;
/** The same if rules read another kind of change and the learnt one cannot be made. */
const likelyOther = 0.8;
const ofPlaces = ['start', 'order', 'sort'];
/** The same if rules read rows, but the model reads a request that no design can show. */
const likelyOfNothing = 0.97;
/** The same if only the model found something to remove. */
const likelyOfRemoval = 0.7;
/** The same for a fact of every record, if rules only miss a thing: “the phone number with every book”. */
const likelyOfFields = 0.35;
const noChange = ['beyond', 'question'];
/** The same for names, which the model finds more exactly. */
const likelyOfNames = 0.6;

const isWhole = (read: EditsRead): boolean =>
  read?.as === 'change' && read.failed.length === 0 && !read.absent;

const areAll = (read: EditsRead, isOne: (operation: SingleOperation) => boolean): boolean =>
  read?.as === 'change' && read.operations.every(isOne);

const isOfOps = (read: EditsRead, isOne: (op: string) => boolean): boolean =>
  areAll(read, ({ op }) => isOne(op));

/** Returns the new names of a reading, joined. */
const namesOf = (read: EditsRead): string =>
  read?.as === 'change'
    ? read.operations
        .flatMap((each) => ('name' in each && each.op.endsWith('.rename') ? each.name : []))
        .join('|')
    : '';

const isSame = (design: AppDesign, one: EditsRead, other: EditsRead): boolean =>
  one?.as === 'change' &&
  other?.as === 'change' &&
  JSON.stringify(after(design, one.operations)) === JSON.stringify(after(design, other.operations));

/** Tells whether a reading writes the text that the message wants to replace. */
function isReversed(read: EditsRead, { target, to }: SlotTexts): boolean {
  if (read?.as !== 'change' || target === undefined || to === undefined) return false;
  const [old, wanted] = [plainly(target), plainly(to)];
  return read.operations
    .flatMap((each) => (each.op === 'text.set' ? [each.text] : namesGiven(each)))
    .map(plainly)
    .some((said) => said.includes(old) && !wanted.includes(old) && !said.includes(wanted));
}

/** Tells whether a reading gives a longer name than the model found: “inspection everywhere”. */
function isLongerName(read: EditsRead, to: string | undefined): boolean {
  const name = plainly(namesOf(read));
  return to !== undefined && name.length > to.length && name.startsWith(`${plainly(to)} `);
}

const isNewRow = (op: string): boolean => op === 'row.add';

const rowsIn = (read: EditsRead) =>
  read?.as === 'change' ? read.operations.filter(({ op }) => isNewRow(op)) : [];

/** “Cut £14, tint £32, nails £60”: rows that each have a figure are not details of the first. */
const hasDetail = (operation: SingleOperation): boolean =>
  operation.op === 'row.add' && typeof operation.row === 'object' && 'value' in operation.row;

const addsFact = (read: EditsRead): boolean =>
  read?.as === 'change' && read.operations.some((each) => kindOf(each) === 'fact.add');

/** “The height” of “add the height to each hike”: rules read a row without figures. */
const isBareRow = (operation: SingleOperation): boolean =>
  operation.op === 'row.add' &&
  operation.list === undefined &&
  !/\d/u.test(JSON.stringify(operation.row));

/** Tells whether the beginning of a message was not understood. */
const beginsUnread = (text: string, read: EditsRead): boolean =>
  read?.as === 'change' && read.failed[0] !== undefined && text.startsWith(read.failed[0]);

const ofLook = /^(?:theme|type)\./u;
const longestBare = 5;

/**
 * Tells whether a change of the look belongs to what was not understood: “allergy warnings at the top, orange”, “the approve
 * button green, the refuse button grey” (one role, two colours).
 */
function paintsOther(text: string, read: EditsRead): boolean {
  if (read?.as !== 'change' || !isOfOps(read, (op) => ofLook.test(op))) return false;
  const [failed = ''] = read.failed;
  const rest = beginsUnread(text, read) ? tokensOf(text.slice(failed.length)) : [];
  const spoken = spokenOf(languageOfIdea(text));
  const isBare =
    rest.length > 0 &&
    rest.length <= longestBare &&
    spoken?.has(rest, 'app', 'whole', 'it', 'onground', 'letters', 'font') === false &&
    verbOf(spoken.trimmed(rest, 'joints'), spoken).length === 0;
  const colors = new Map<string, string>();
  const isTwice = read.operations.some((operation) => {
    if (operation.op !== 'theme.role') return false;
    const before = colors.get(operation.role);
    colors.set(operation.role, operation.color);
    return before !== undefined && before !== operation.color;
  });
  return isBare || isTwice;
}

/** Reads a sentence by the learnt model of its likeliest language. */
async function heard(design: AppDesign, text: string, options: DesignOptions) {
  const [language = 'en'] = likelyLanguages(text, design);
  const learnt = await learntIn(language);
  const tagged = learnt && (await readTagged(design, text, language, options, learnt));
  return { language, tagged };
}

type Heard = Awaited<ReturnType<typeof heard>>['tagged'];

/** Returns the answer if the learnt model shows that rules misread a message that no edit can fulfil. */
function refused(sure: EditsRead, tagged: Heard): { read: EditsRead } | undefined {
  const { only, read } = tagged ?? {};
  if (!tagged || !only || only.likely < likelyEnough) return undefined;
  const { act, likely, slots } = only;
  const { target, to } = slots;
  if (target !== undefined && isReversed(sure, slots))
    return { read: { as: 'absent', absent: [target] } };
  if (read !== undefined) return undefined;
  // “Can it make a PDF invoice and email it to them” lists no columns.
  const isNothing = noChange.includes(act) && likely >= likelyOfNothing;
  if (isNothing && isOfOps(sure, (op) => op.startsWith('row.'))) return { read: undefined };
  if (act === 'language' && spokenOf('en')?.has(tokensOf(to ?? ''), 'otherlanguage'))
    return { read: { as: 'beyond', about: 'language' } };
  // “Make the ones that bite stand out in red” does not paint the app.
  const isOfRows = act === 'color' && target !== undefined && likely >= likeliest;
  if (isOfRows && isOfOps(sure, (op) => op.startsWith('theme.'))) return { read: undefined };
  // “I want gigs to open first” renames no gigs, even if no screen of gigs can be first.
  const isOfPlace = ofPlaces.includes(act) && likely >= likelyOther;
  const areNames = isOfOps(sure, (op) => op === 'noun.rename' || op === 'text.set');
  const isOther = areNames && !areAll(sure, tagged.mayAsk);
  return isOfPlace && isOther ? { read: undefined } : undefined;
}

/** Tells whether the learnt model found more exactly where the things end that rules added or named. */
function isExacter(
  sure: EditsRead,
  { only, read, likely }: NonNullable<Heard>,
  rows: readonly SingleOperation[],
): boolean {
  if (!only || !isWhole(read)) return false;
  const isRow = only.act === 'add-row';
  // “The type of milk on every cheese”
  const isField =
    only.act === 'add-field' &&
    only.slots.place !== undefined &&
    isOfOps(sure, (op) => op.endsWith('.add'));
  // “Add Mr Krause with a rabbit, cage 27”: rules found a row only in the second piece.
  const isRest = isRow && !isWhole(sure) && isOfOps(sure, (op) => op === 'row.add');
  if ((isField || isRest) && likely >= likelyEnough) return true;
  // “A row for Mrs Okafor, wingback, green velvet” is one row, “visit by inspection everywhere” a longer name.
  const isOneRow = isRow && rows.length > 1 && rowsIn(read).length === 1;
  return (isOneRow || isLongerName(sure, only.slots.to)) && likely >= likelyOfNames;
}

/** Tells whether only the model read a change that would be hard to notice or to explain. */
function isUnsafe(text: string, sure: EditsRead, tagged: NonNullable<Heard>): boolean {
  const { read, likely } = tagged;
  if (read?.as !== 'change') return false;
  const isRemoval = isOfOps(read, (op) => op.endsWith('.remove'));
  // “Put Amira K. in Mars, she is reading …”: the row would be a detail of what was not understood.
  const isRest = beginsUnread(text, read) && isOfOps(read, isNewRow);
  return isRest || (sure === undefined && isRemoval && likely < likelyOfRemoval);
}

/** “Remove the lunchbox one, it got claimed” is not about booking, which the app does not have. */
function alreadyGone(
  read: Extract<EditsRead, { as: 'already' }>,
  { target }: SlotTexts,
): EditsRead {
  const isFeature = read.operations.every(({ op }) => op === 'feature.remove');
  const isPart = spokenOf('en')?.named(tokensOf(target ?? ''), 'part').length !== 0;
  if (!isFeature || isPart) return read;
  return target === undefined ? undefined : { as: 'absent', absent: [target] };
}

/** Reads a sentence by rules and by the learnt model, and compares the two. */
async function understood(
  design: AppDesign,
  text: string,
  options: DesignOptions,
  asked: string | undefined,
): Promise<EditsRead> {
  const sure = await readEdits(design, text, options, true);
  if (sure?.as === 'undo' || sure?.as === 'redo') return sure;
  const isTold = sure?.as === 'change' && sure.isTold === true;
  const isPainted = isOfOps(sure, (op) => op.startsWith('theme.'));
  if (isTold && !isPainted) return sure;
  const { language, tagged } = await heard(design, text, options);
  const learnt = tagged?.read;
  // “Unpaid ones first, and in red” does not paint the app.
  const movesRows =
    learnt?.as === 'change' && learnt.operations.some(({ op }) => op === 'row.move');
  const isOther =
    tagged !== undefined &&
    tagged.likely >= likeliest &&
    isWhole(learnt) &&
    !areAll(sure, tagged.mayAsk);
  if (isTold) return isOther ? learnt : movesRows ? undefined : sure;
  const turn = learnt?.as === 'undo' || learnt?.as === 'redo';
  // “Undo that festive change” names a mood.
  if (turn && tagged && tagged.likely >= likeliest) return learnt;
  const only = tagged?.only;
  if (sure?.as === 'already') return only?.act === 'remove' ? alreadyGone(sure, only.slots) : sure;
  const refusal = refused(sure, tagged);
  if (refusal) return refusal.read;
  const isLikely = (change: EditsRead) =>
    !tagged || change?.as !== 'change' || areAll(change, tagged.mayAsk);
  // Rules split names from details, and lists with an “and”, better.
  const rows =
    isOfOps(sure, (op) => op === 'row.add') && sure?.as === 'change' ? sure.operations : [];
  const spoken = spokenOf(language);
  const isRow =
    rows.length === 1 ||
    (rows.length > 1 && (rows.every(hasDetail) || spoken?.has(tokensOf(text), 'joints')));
  const isSurer = tagged !== undefined && tagged.likely >= likeliest && !isRow;
  const spelt = sure || asked === undefined ? undefined : await readEdits(design, asked, options);
  if (isOfOps(spelt, (op) => op.endsWith('.add')) && isLikely(spelt)) return spelt;
  // Several changes are read one by one, the values of a list together. If the model misses one, only names count:
  // rules may take the next change into a name.
  const isBare = addsFact(tagged?.read) && sure?.as === 'change' && sure.operations.some(isBareRow);
  const areValues = !isBare && isOfOps(sure, (op) => /^(?:row\.|text\.set$)/u.test(op));
  const isCut =
    tagged !== undefined &&
    tagged.parts > 1 &&
    tagged.likely >= likelyOfParts &&
    !areValues &&
    (isWhole(tagged.read) || !isWhole(sure) || namesOf(tagged.read) !== namesOf(sure));
  if (tagged && isExacter(sure, tagged, isRow ? [] : rows)) return tagged.read;
  if (isWhole(sure) && isLikely(sure) && !isSurer && !isCut) return sure;
  const areRows =
    !isBare &&
    isOfOps(sure, (op) => /^(?:row\.|text\.set$|theme\.)/u.test(op)) &&
    !isOfOps(sure, (op) => !/^row\.(?:add|edit)$/u.test(op));
  // They also read rows that the model passed over.
  if (areRows && tagged && isOfOps(tagged.read, (op) => /^(?:theme|type)\./u.test(op))) return sure;
  const needed = isCut
    ? likelyEnough
    : areRows
      ? likeliest
      : isWhole(sure)
        ? likelier
        : likelyEnough;
  const read =
    tagged && tagged.likely >= needed && !turn && !isUnsafe(text, sure, tagged)
      ? tagged.read
      : undefined;
  const adds = isOfOps(read, (op) => op.endsWith('.add'));
  // “A diary of walks with my dog” is a new app, “a map on the front page” is not.
  const isOfApp = spoken?.has(tokensOf(text), 'screen', 'tab', 'rowword', 'part:button');
  const isUnsure = adds && !sure && !isOfApp && !isSurer;
  const isApp = isUnsure && (await startsApp(text, options.content));
  if (read && !isApp) return isSame(design, sure, read) ? sure : read;
  // A partial reading by rules that the learnt model does not confirm is wrong; rows with figures are explicit.
  const isMisread =
    tagged !== undefined &&
    !isWhole(sure) &&
    !areRows &&
    areAll(sure, (operation) => !tagged.mayAsk(operation));
  if (sure) return isMisread ? undefined : sure;
  const ruled = spelt ?? (await readEdits(design, text, options));
  const { target, place } = only?.slots ?? {};
  const isField = only?.act === 'add-field' && place !== undefined && only.likely >= likelyOfFields;
  if (isField && ruled?.as === 'absent' && isWhole(tagged?.read)) return tagged?.read;
  if (only && target !== undefined && isReversed(ruled, only.slots))
    return { as: 'absent', absent: [target] };
  return isLikely(ruled) ? ruled : undefined;
}

/** “A neon green accent, dark mode”: a mode replaces the colours that were set before. */
function modeFirst(operations: readonly SingleOperation[]): readonly SingleOperation[] {
  const isColor = ({ op }: SingleOperation) => op === 'theme.role' || op === 'theme.palette';
  const ops = operations.map(({ op }) => op);
  return ops.includes('theme.mode') && !ops.includes('theme.look')
    ? [...operations.filter((each) => !isColor(each)), ...operations.filter(isColor)]
    : operations;
}

/** “Another person: Dolores, hall 2” begins like an app, but the model is sure of the change. */
async function asksChange(
  design: AppDesign,
  text: string,
  options: DesignOptions,
): Promise<boolean> {
  const { tagged } = await heard(design, text, options);
  if (tagged?.read?.as !== 'change') return false;
  const adds = isOfOps(tagged.read, (op) => op.endsWith('.add'));
  return tagged.likely >= (adds ? likeliest : likelyEnough);
}

/** Reads a change, a new app or neither; when in doubt, keeps the design. `isChange`: the visitor ruled out a new app. */
export async function answerEdit(
  design: AppDesign,
  sentence: string,
  options: DesignOptions,
  isChange = false,
): Promise<EditAnswer> {
  // “Name = Plugpal”
  const said = sentence.trim().replace(/^(\p{L}+(?: \p{L}+)?) = (?=\S)/u, '$1: ');
  const { content } = options;
  await loadEditWords([languageOfIdea(said), design.language]);
  const own = spokenOf(languageOfIdea(said));
  const text = own ? fronted(said, own) : said;
  const isLong = text.length > longest;
  const isNamed = namesPart(text, design);
  const isApp = !isChange && saysNewApp(text, isNamed) && (await startsApp(text, content));
  if (isApp && !(await asksChange(design, text, options))) return { as: 'new' };
  const other = isChange || isLong ? undefined : afterDismissal(text);
  // “Forget this, make the buttons green” is about the open app.
  const isOther =
    other !== undefined &&
    !namesPart(other, design) &&
    (await readEdits(design, other, options, true)) === undefined;
  if (isOther && (await namesOther(other, content))) return { as: 'new' };
  const asked = isLong ? undefined : asking(text);
  const read = isLong ? undefined : await understood(design, text, options, asked);
  if (read && paintsOther(text, read)) return { as: 'unclear' };
  if (read?.as === 'change') {
    const spoken = spokenOf(likelyLanguages(text, design)[0] ?? 'en');
    const operations = asOneRecord(modeFirst(read.operations), text, spoken);
    if (!addsFact(read)) return { ...read, operations };
    const { withFactValues } = await import(
      /* webpackChunkName: "fact-values" */ './with-fact-values'
    );
    const filled = await withFactValues(operations, text, design, options);
    return filled.length === 0
      ? { as: 'already', operations: read.operations }
      : { ...read, operations: filled };
  }
  if (read) return read;
  if (isChange) return (await readEdits(design, `add ${text}`, options)) ?? { as: 'unclear' };
  if (asked !== undefined || isNamed) return { as: 'unclear' };
  // In other languages “noch eine Seite”, “un vert bouteille” begin like an app: only the noun decides.
  const isSure = languageOfIdea(text) === 'en' || saysNewApp(text, isNamed);
  const spoken = spokenOf(languageOfIdea(text)) ?? spokenOf('en');
  const isPart = spoken !== undefined && asksList(text, spoken);
  const isTold = spoken !== undefined && (tellsOf(text, spoken) || asksOfIt(text, spoken));
  // “Too many words on the opening page” is about the open app.
  // “I’m saving for a hamster, not a skateboard” corrects it.
  const isOfParts =
    spoken !== undefined &&
    !saysNewApp(text) &&
    (speaksOfParts(text, spoken) || spoken.find(tokensOf(text), 'never', 2) !== undefined);
  if (isSure && !isPart && !isTold && (await startsApp(text, content)))
    return { as: isOfParts ? 'doubt' : 'new' };
  return { as: isPart || (await mayStartApp(text, content)) || isLong ? 'doubt' : 'unclear' };
}
