import { verbOf } from '../clauses';
import { tokensOf, type Token } from '../tokens';
import { namesIn, writtenIn, type Check } from './check';

/** A name followed by a second sentence: “Swaps. And everywhere it says …”. */
const hasSecondSentence: Check = (operation) =>
  (operation.op === 'design.rename' && /[.!?]\s\S+\s\S/u.test(operation.name)) ||
  (operation.op === 'screen.add' && /\p{Ll}{3}[.!?]\s\S/u.test(operation.screen.name));

/** A name followed by a command: “Hartwell Hornets and make it black”. */
const hasCommand: Check = (operation, _clause, { spoken }) => {
  if (operation.op !== 'design.rename') return false;
  const tokens = tokensOf(operation.name);
  return tokens.some((_, at) => {
    const behind = tokens.slice(at + spoken.lengthAt(tokens, at, 'joints'));
    const isJoint = at > 0 && behind.length < tokens.length - at;
    return isJoint && verbOf(behind, spoken).length > 0 && spoken.has(behind.slice(0, 3), 'it');
  });
};

/** Two renames read as one name: “Rename the app to Torque and customers to drivers”. */
const hasTwoRenames: Check = (operation, clause, { spoken }) =>
  spoken.lengthAt(clause, 0, 'rename') > 0 &&
  [
    ...namesIn(operation),
    writtenIn(operation),
    operation.op === 'design.rename' ? operation.name : undefined,
  ].some((name) => spoken.find(tokensOf(name ?? ''), 'to', 1) !== undefined);

/** A style read as a name: “Give it an old notebook style”. */
const isStyle: Check = (operation, _clause, { spoken }) =>
  operation.op === 'design.rename' &&
  ['lookword', 'themeword', 'font', 'colors'].some(
    (list) => spoken.lengthAt(tokensOf(operation.name), 0, list) > 0,
  ) &&
  tokensOf(operation.name).length > 1;

/** Names of other things: “Make the names alphabetical”, “call the sizes Bud”. */
const renamesOtherThings: Check = (operation, clause, hand) => {
  if (operation.op !== 'design.rename') return false;
  const { spoken, text, language } = hand;
  const isMany = ({ plain, single }: Token) => plain !== single;
  const named = text.toLowerCase().indexOf(operation.name.toLowerCase());
  const before = clause.findLast(({ end }) => end <= named);
  const isOther =
    language === 'en' &&
    before !== undefined &&
    isMany(before) &&
    spoken.rest([before], ...spoken.listNames()).length > 0;
  // “Call the customers owners”
  const start = text.slice(named);
  const isLow =
    before !== undefined && spoken.has([before], 'the') && /^\p{Ll}+s \p{Ll}/u.test(start);
  return (
    isOther ||
    isLow ||
    clause.some((each) => isMany(each) && spoken.lengthAt([each], 0, 'named') > 0)
  );
};

/** The name of a person: “Her name is Jean”; or two quotes, one of which is the old text. */
const namesPerson: Check = (operation, _clause, { spoken, text }) =>
  operation.op === 'design.rename' &&
  (spoken.has(tokensOf(text), 'personsname') ||
    tokensOf(text).filter(({ quote }) => quote !== undefined).length > 1);

/** The checks that also apply to quoted names. */
export const quotedNameChecks: readonly Check[] = [hasSecondSentence, namesPerson];

export const appNameChecks: readonly Check[] = [
  ...quotedNameChecks,
  hasCommand,
  hasTwoRenames,
  isStyle,
  renamesOtherThings,
];
