import type { SingleOperation } from '../../operation';
import { verbOf } from '../clauses';
import type { Hand } from '../hand';
import { tokensOf, wordCount } from '../tokens';
import { textsOf } from '../visible';
import { namesIn, writtenIn, type Check } from './check';

/** Longest unquoted row, label or screen name, in words. */
const longest = 6;

const longestLabel = 4;

const ofLooks = ['corners', 'spacing', 'font', 'letters', 'colors'];

const renames = [
  'call',
  'called',
  'insteadof',
  'named',
  'nameword',
  'rename',
  'replace',
  'show',
  'use',
];

/** Returns whether a text is a clause: it is long, a list, a pronoun, or ends with “and” or “on”. */
function isClause(name: string, { spoken }: Hand): boolean {
  const tokens = tokensOf(name);
  const endsOpen = ['joints', 'on'].some(
    (list) => spoken.lengthAt(tokens, tokens.length - 1, list) > 0,
  );
  // “Costumes, not the rails”
  const isContrast = tokens.some((_, at) => spoken.lengthAt(tokens, at, 'never') > 0);
  // “Advent, Grief, Thanks”
  const isList = name.split(/[,،、，]/u).length > 2;
  // “Corners 12, spacing 8”
  const words = tokens.filter(({ plain }) => !/^\d/u.test(plain));
  const isOfLooks =
    words.length > 0 && words.length < tokens.length && spoken.rest(words, ...ofLooks).length === 0;
  // “Use it for the buttons” does not name a button “It”.
  const isPronoun = spoken.rest(tokens, 'it').length === 0;
  return (
    isList ||
    isOfLooks ||
    isPronoun ||
    wordCount(tokens) > longest ||
    (tokens.length > 1 && (endsOpen || isContrast))
  );
}

const hasClause: Check = (operation, _clause, hand) =>
  namesIn(operation).some((name) => name !== undefined && isClause(name, hand));

/** A clause read as a name: “that's what we call them”, “loot should say who's carrying it”. */
const isQuestion: Check = (operation, _clause, { spoken, text }) => {
  const isName = operation.op.endsWith('.rename') && 'name' in operation;
  const name = (isName ? operation.name : writtenIn(operation)) ?? '';
  const isLow = text.includes(name.charAt(0).toLowerCase() + name.slice(1)) && !text.includes(name);
  return isLow && wordCount(tokensOf(name)) > 2 && spoken.lengthAt(tokensOf(name), 0, 'wh') > 0;
};

/** A comparison read as the label “Like”: “rounder corners, like really round”. */
const isComparison: Check = (operation, clause, { spoken }) =>
  operation.op === 'text.set' && spoken.lengthAt(clause, 0, 'likeword') > 0;

/** A request read as a text: “It should be Giving”. */
const isRequest: Check = (operation) =>
  operation.op === 'text.set' && /^(?:it|they|this|that)\s(?:should|must)\s/iu.test(operation.text);

/** A position read as a label: “as the first tab”, “massive at the bottom”. */
const isPosition: Check = (operation, _clause, { spoken }) => {
  const said = operation.op === 'screen.add' ? operation.screen.name : writtenIn(operation);
  const label = tokensOf(said ?? '');
  if (label.length < 2) return false;
  const places = ['first', 'second', 'third', 'last', 'top', 'bottom', 'home', 'tab', 'screen'];
  const isPlaceOnly =
    spoken.rest(label, 'the', 'on', ...places).length === 0 ||
    // “The middle tab”
    (spoken.lengthAt(label, 0, 'the') > 0 && spoken.lengthAt(label, label.length - 1, 'tab') > 0);
  const isAtEnd = ['top', 'bottom'].some((list) => (spoken.find(label, list, 1)?.length ?? 0) > 1);
  return isPlaceOnly || isAtEnd;
};

/** A label that contains the old one: “'Kick off' instead of 'Start session'”. */
const hasOldText: Check = (operation, _clause, { spoken }) =>
  (spoken.find(tokensOf(writtenIn(operation) ?? ''), 'insteadof', 1)?.length ?? 0) > 1;

/** A command read as a text: “lose the rest and put earplugs”. */
const isCommand: Check = (operation, _clause, { spoken }) => {
  const tokens = tokensOf(writtenIn(operation) ?? '');
  const joint = spoken.find(tokens, 'joints', 1);
  const behind = joint && tokens.slice(joint.at + joint.length);
  return (
    (operation.op === 'row.edit' && spoken.lengthAt(tokens, 0, 'remove') > 0) ||
    (tokens.length > longestLabel && spoken.has(tokens, 'tab', 'screen')) ||
    (behind !== undefined && verbOf(behind, spoken).length > 0 && behind.length > 1)
  );
};

/** A text that contains neither of two quotes: “Change «basket» to «bag»” replaces “basket” only. */
const replacesNoQuote: Check = (operation, clause, { design }) => {
  const quotes = clause.flatMap(({ quote }) => (quote === undefined ? [] : [quote.toLowerCase()]));
  if (operation.op !== 'text.set' || quotes.length !== 2) return false;
  const [now] = textsOf(design).filter(
    ({ component, path }) =>
      component.id === operation.id && JSON.stringify(path) === JSON.stringify(operation.path),
  );
  return now !== undefined && !quotes.some((quote) => now.text.toLowerCase().includes(quote));
};

/** A text to remove that is written: “Remove 「Wishes」”. */
const isToBeRemoved: Check = (operation, clause, { spoken }) =>
  operation.op === 'text.set' && spoken.has(clause, 'remove', 'removeend');

/** An addition read as a new name: “Material should also have ‘charcoal’”. */
const isAddition: Check = (operation, clause, { spoken }) =>
  (operation.op.endsWith('.rename') ||
    (operation.op === 'text.set' && operation.path.at(-1) === 'label')) &&
  spoken.has(clause, 'havingverb') &&
  !spoken.has(clause, ...renames);

/** A phrase read as a unit, “Harvest in lbs”; a number or a clause read as a label, “50”. */
const isNoLabel: Check = (operation, _clause, { spoken }) => {
  if (operation.op === 'component.add')
    return operation.component.type === 'field' && /\d/u.test(operation.component.label);
  if (operation.op !== 'text.set') return false;
  const { path, text } = operation;
  return (
    (path.at(-1) === 'unit' && /\s/u.test(text)) ||
    (path.includes('facts') && path.at(-1) === 'label' && /^\P{L}*$/u.test(text)) ||
    (path.at(-1) === 'label' && spoken.find(tokensOf(text), 'isare', 1) !== undefined)
  );
};

const isText = ({ op }: SingleOperation) =>
  op === 'text.set' || op === 'row.edit' || op.endsWith('.rename');

/** A manner read as a name or text: “listed by day”, “shown as little dots”, “go back to kg”. */
const isManner: Check = (operation, clause, { spoken }) =>
  (spoken.has(clause, 'arrangedby') &&
    (isText(operation) || /^(?:row\.add|component\.(?:add|replace))$/u.test(operation.op))) ||
  (spoken.has(clause, 'shownas', 'backto') && isText(operation));

/** The checks that also apply to quoted texts. */
export const quotedTextChecks: readonly Check[] = [
  hasOldText,
  isToBeRemoved,
  isAddition,
  replacesNoQuote,
];

export const textChecks: readonly Check[] = [
  hasClause,
  hasOldText,
  isAddition,
  isRequest,
  isPosition,
  isCommand,
  isNoLabel,
  isManner,
  isQuestion,
  isComparison,
];
