import type { DesignOptions } from '../design-from';
import type { AppDesign } from '../model/app-design';
import { languageOfIdea } from '../interpret/read-brief';
import { after } from './read/after';
import { asksList, asksOfIt, asksPart, speaksOfParts, tellsOf } from './read/asks-part';
import { likelyLanguages, readEdits, type EditsRead } from './read/read-edits';
import { spokenOf } from './read/spoken-in';
import { tokensOf } from './read/tokens';
import { loadEditWords } from './load-edit-words';
import { namesPart } from './names-part';
import { learntIn } from './tagged/load-learnt';
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

/** Minimum likelihood of a learnt reading, */
const likelyEnough = 0.45;
/** when rules guess a change, */
const likelier = 0.7;
/** and when rules are sure of a part of the sentence. */
const likeliest = 0.85;

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

/** Reads a sentence by rules and by the learnt model, and compares the two. */
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
  // “Call it Sunny” is a name, not a style.
  const isName = isOfOps(tagged.read, isNaming) && tagged.likely >= likeliest;
  if (isWhole(sure)) return isName ? tagged.read : sure;
  const isChange = ruled?.as === 'change';
  const isLikely = !isChange || ruled.operations.every(({ op }) => tagged.mayAsk.has(op));
  if (isWhole(ruled) && isLikely) return ruled;
  const { read } = tagged;
  // A partial reading by rules that the learnt model does not confirm is wrong; rows with figures are explicit.
  const isMisread = isOfOps(
    sure,
    (op) => !tagged.mayAsk.has(op) && !/^row\.(?:add|edit)$/u.test(op),
  );
  const isPart = sure?.as === 'change' && !isMisread;
  const needed = isPart ? likeliest : (isChange && isLikely) || isMisread ? likelier : likelyEnough;
  const adds = read?.as === 'change' && read.operations.every(({ op }) => op.endsWith('.add'));
  // “A diary of walks with my dog” is a new app.
  const isApp = adds && !ruled && (await startsApp(text, options.content));
  if (!read || tagged.likely < needed || isApp) return isPart ? sure : isLikely ? ruled : undefined;
  return isSame(design, sure, read) ? sure : read;
}

/** Reads a change, a new app or neither; when in doubt, keeps the design. `isChange`: the visitor ruled out a new app. */
export async function answerEdit(
  design: AppDesign,
  sentence: string,
  options: DesignOptions,
  isChange = false,
): Promise<EditAnswer> {
  // “Name = Plugpal”
  const text = sentence.trim().replace(/^(\p{L}+(?: \p{L}+)?) = (?=\S)/u, '$1: ');
  const { content } = options;
  await loadEditWords([languageOfIdea(text), design.language]);
  const isLong = text.length > longest;
  const isNamed = namesPart(text, design);
  const isApp = !isChange && saysNewApp(text, isNamed) && (await startsApp(text, content));
  if (isApp) return { as: 'new' };
  const other = isChange || isLong ? undefined : afterDismissal(text);
  // “Forget this, make the buttons green” is about the open app.
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
