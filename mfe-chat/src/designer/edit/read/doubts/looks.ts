import type { Hand } from '../hand';
import { colorsIn, saysOneOf, saysOnes, saysStates } from '../look-words';
import { endsNoun } from '../row-becomes';
import { tokensOf, type Token } from '../tokens';
import { tabsIn, type Check } from './check';

const ofLook = /^(?:theme|type|surface|density)\./u;

const paintable = [
  'app',
  'whole',
  'everywhere',
  'screen',
  'tab',
  'onground',
  'cards',
  'main',
  'home',
  'like',
];

/** A colour of some records only: “The never ones be bright red”, “remove the blue one”. */
const meansSomeRecords: Check = ({ op }, clause, hand) =>
  op.startsWith('theme.') &&
  // “Things that are out should be grey”
  ((colorsIn(clause, hand).length > 0 &&
    hand.spoken.has(clause.slice(0, colorsIn(clause, hand)[0]?.from), 'rowword') &&
    hand.spoken.has(clause, 'shouldbe', 'isare')) ||
    (saysOnes(clause, hand) && colorsIn(clause, hand).length > 0) ||
    saysOneOf(clause, hand));

/** “Better” about a colour or one screen, not about the style: “Orange is better”. */
const comparesOther: Check = (operation, clause, hand) =>
  operation.op === 'theme.style' &&
  hand.spoken.has(clause, 'v-better') &&
  (hand.spoken.has(clause, 'screen', 'tab') || colorsIn(clause, hand).length > 0);

/** A look of people or things: “Make the students happier”. */
const meansPeople: Check = ({ op }, clause, hand) => {
  const { spoken } = hand;
  if (!ofLook.test(op)) return false;
  const verb = spoken.lengthAt(clause, 0, 'set');
  const object = clause.slice(verb);
  const article = verb > 0 ? spoken.lengthAt(object, 0, 'the') : 0;
  const noun = article > 0 ? object[article] : undefined;
  if (!noun || noun.plain === noun.single) return false;
  const looks = ['letters', 'colors', 'corners', 'font', 'spacing', 'screen', 'tab', 'titles'];
  const isPart =
    spoken.has([noun], ...looks, 'headline', 'several') ||
    ['part', 'role'].some((group) => spoken.named([noun], group).length > 0);
  return (
    !isPart &&
    (endsNoun([noun], hand) ||
      spoken.rest([noun], ...spoken.listNames()).length > 0 ||
      spoken.has([noun], 'people'))
  );
};

/** A colour of headings, which have none of their own: “Headings dark green”. */
const colorsTitles: Check = ({ op }, clause, hand) =>
  op.startsWith('theme.') &&
  hand.spoken.has(clause, 'titles') &&
  hand.spoken.named(clause, 'role').length === 0 &&
  colorsIn(clause, hand).length > 0;

/** Colours read as a typeface: “Dark green with gold” is not bold. */
export const isOfColor: Check = ({ op }, clause, hand) =>
  op === 'type.set' &&
  colorsIn(clause, hand).length > 0 &&
  !hand.spoken.has(clause, 'font', 'letters', 'titles');

/** A size of one text, not of all letters: “Scores much bigger”, “a larger date”. */
const sizesOneText: Check = (operation, clause, hand) => {
  const { spoken } = hand;
  if (operation.op !== 'type.set' || !('scale' in operation)) return false;
  if (spoken.has(clause, 'letters', 'font', 'everywhere', 'it', 'app', 'whole', 'part:button'))
    return false;
  const size = clause.findIndex((_, at) =>
    ['bigger', 'smaller'].some((list) => spoken.lengthAt(clause, at, list) > 0),
  );
  const near = [...clause.slice(Math.max(0, size - 3), size), ...clause.slice(size + 1, size + 3)];
  return (
    spoken.rest(near, ...spoken.listNames()).length > 0 ||
    spoken.has(near, 'attribute') ||
    spoken.named(near, 'part').length > 0
  );
};

const colorsOneTab = (clause: readonly Token[], { spoken, design }: Hand): boolean =>
  tabsIn(clause, design) > 0 &&
  !spoken.has(clause, ...paintable) &&
  spoken.named(clause, 'part').length === 0;

/** A colour of a state or of one list: “Red if overdue”, “do-not-plays in red”. */
export const isOfStates: Check = ({ op }, clause, hand) =>
  op.startsWith('theme.') && (saysStates(clause, hand) || colorsOneTab(clause, hand));

/** A component read as a style, “Put a list there instead”; a purpose read as a label, “for swaps”. */
const asksForPart: Check = (operation, clause, { spoken }) =>
  (operation.op === 'theme.style' &&
    (spoken.has(clause, 'add') || spoken.named(clause, 'part').length > 0)) ||
  (operation.op === 'text.set' && spoken.lengthAt(tokensOf(operation.text), 0, 'purpose') > 0);

export const lookChecks: readonly Check[] = [
  meansSomeRecords,
  comparesOther,
  meansPeople,
  colorsTitles,
  sizesOneText,
  isOfStates,
  asksForPart,
];
