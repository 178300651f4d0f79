import type { DesignOptions } from '../design-from';
import type { AppDesign } from '../model/app-design';
import { languageOfIdea } from '../interpret/read-brief';
import { after } from './read/after';
import { asksList, asksOfIt, asksPart, speaksOfParts, tellsOf } from './read/asks-part';
import { likelyLanguages, readEdits, type EditsRead } from './read/read-edits';
import { spokenOf } from './read/spoken-in';
import { loadEditWords } from './load-edit-words';
import { namesPart } from './names-part';
import { learntIn } from './tagged/load-learnt';
import { readTagged } from './tagged/read-tagged';
import { afterDismissal, mayStartApp, namesOther, saysNewApp, startsApp } from './starts-app';

/** What is to be done with a sentence that follows a design. */
export type EditAnswer =
  | NonNullable<EditsRead>
  /** It names another app. */
  | { as: 'new' }
  /** It may be a change or another app. */
  | { as: 'doubt' }
  | { as: 'unclear' };

const longest = 400;

/** A part or a row that is asked for without a verb, with one. */
function asking(text: string): string | undefined {
  const spoken = spokenOf(languageOfIdea(text)) ?? spokenOf('en');
  return spoken && asksPart(text, spoken) ? `${spoken.said.words['add']?.[0]} ${text}` : undefined;
}

/** A reading that is less likely than this is not followed, */
const likelyEnough = 0.45;
/** where rules guess as much, than this, */
const likelier = 0.7;
/** and where they are sure of a part, than this. */
const likeliest = 0.85;

/** Whether rules understand every word of a sentence. */
const isWhole = (read: EditsRead): boolean =>
  read?.as === 'undo' ||
  read?.as === 'redo' ||
  read?.as === 'already' ||
  (read?.as === 'change' && read.failed.length === 0 && !read.absent);

const isOfOps = (read: EditsRead, isOne: (op: string) => boolean): boolean =>
  read?.as === 'change' && read.operations.every(({ op }) => isOne(op));
const isLook = (read: EditsRead): boolean =>
  isOfOps(read, (op) => /^(?:theme|type|surface|density)\./u.test(op));
const isNaming = (op: string): boolean => op === 'text.set' || op.endsWith('.rename');

const isSame = (design: AppDesign, one: EditsRead, other: EditsRead): boolean =>
  one?.as === 'change' &&
  other?.as === 'change' &&
  JSON.stringify(after(design, one.operations)) === JSON.stringify(after(design, other.operations));

/** What a sentence asks for, by rules and by what was learnt: each is held against the other. */
async function understood(
  design: AppDesign,
  text: string,
  options: DesignOptions,
  asked: string | undefined,
): Promise<EditsRead> {
  const sure = await readEdits(design, text, options, true);
  const isTold = sure?.as === 'change' && sure.isTold === true;
  if (isTold || (isWhole(sure) && !isLook(sure))) return sure;
  const spelt = asked === undefined ? undefined : await readEdits(design, asked, options);
  const ruled = spelt ?? (await readEdits(design, text, options));
  const [language = 'en'] = likelyLanguages(text, design);
  const learnt = await learntIn(language);
  const tagged = learnt && (await readTagged(design, text, language, options, learnt));
  if (!tagged) return ruled;
  // “Call it Sunny” is no look.
  const isName = isOfOps(tagged.read, isNaming) && tagged.likely >= likeliest;
  if (isWhole(sure)) return isName ? tagged.read : sure;
  const isChange = ruled?.as === 'change';
  const isLikely = !isChange || ruled.operations.every(({ op }) => tagged.mayAsk.has(op));
  if (isWhole(ruled) && isLikely) return ruled;
  const { read } = tagged;
  // What rules read in part, and nothing that was learnt asks for, is misread; rows with their figures are plainly told.
  const isMisread = isOfOps(
    sure,
    (op) => !tagged.mayAsk.has(op) && !/^row\.(?:add|edit)$/u.test(op),
  );
  const isPart = sure?.as === 'change' && !isMisread;
  const needed = isPart ? likeliest : (isChange && isLikely) || isMisread ? likelier : likelyEnough;
  const adds = read?.as === 'change' && read.operations.every(({ op }) => op.endsWith('.add'));
  // “A diary of walks with my dog” adds nothing: it is another app.
  const isApp = adds && !ruled && (await startsApp(text, options.content));
  if (!read || tagged.likely < needed || isApp) return isPart ? sure : isLikely ? ruled : undefined;
  return isSame(design, sure, read) ? sure : read;
}

/**
 * Reads a sentence that follows a design: a change of it, another app, or neither. Nothing is given up on a doubt.
 *
 * @param isChange the visitor said that it is no other app
 */
export async function answerEdit(
  design: AppDesign,
  sentence: string,
  options: DesignOptions,
  isChange = false,
): Promise<EditAnswer> {
  const text = sentence.trim();
  const { content } = options;
  await loadEditWords([languageOfIdea(text), design.language]);
  const isLong = text.length > longest;
  const isNamed = namesPart(text, design);
  const isApp = !isChange && saysNewApp(text, isNamed) && (await startsApp(text, content));
  if (isApp) return { as: 'new' };
  const other = isChange || isLong ? undefined : afterDismissal(text);
  // “Forget this, make the buttons green” is about the app in hand all the same.
  const isOther =
    other !== undefined &&
    !namesPart(other, design) &&
    (await readEdits(design, other, options, true)) === undefined;
  if (isOther && (await namesOther(other, content))) return { as: 'new' };
  const asked = isLong ? undefined : asking(text);
  const read = isLong ? undefined : await understood(design, text, options, asked);
  if (read) return read;
  if (isChange) return (await readEdits(design, `add ${text}`, options)) ?? { as: 'unclear' };
  if (asked !== undefined || isNamed) return { as: 'unclear' };
  // Elsewhere “noch eine Seite”, “un vert bouteille” begin as an app does: only its noun decides.
  const isSure = languageOfIdea(text) === 'en' || saysNewApp(text, isNamed);
  const spoken = spokenOf(languageOfIdea(text)) ?? spokenOf('en');
  const isPart = spoken !== undefined && asksList(text, spoken);
  const isTold = spoken !== undefined && (tellsOf(text, spoken) || asksOfIt(text, spoken));
  // “Too many words on the opening page” speaks of the app in hand, whatever it names besides.
  const isOfParts = spoken !== undefined && !saysNewApp(text) && speaksOfParts(text, spoken);
  if (isSure && !isPart && !isTold && (await startsApp(text, content)))
    return { as: isOfParts ? 'doubt' : 'new' };
  return { as: isPart || (await mayStartApp(text, content)) || isLong ? 'doubt' : 'unclear' };
}
