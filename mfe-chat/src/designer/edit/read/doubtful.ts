import { wordsOf } from '../../interpret/words';
import type { AppDesign } from '../../model/app-design';
import type { SingleOperation } from '../operation';
import { verbOf } from './clauses';
import type { Hand } from './hand';
import { colorsIn, saysOneOf, saysOnes, saysStates } from './look-words';
import { endsNoun } from './row-becomes';
import { tokensOf, wordCount, type Token } from './tokens';
import { shownIn, textsOf } from './visible';

/** Longest unquoted row, label or screen name, in words. */
const longest = 6;

function namesIn(operation: SingleOperation): (string | undefined)[] {
  switch (operation.op) {
    case 'row.edit':
    case 'row.add': {
      const { row } = operation;
      return [
        typeof row === 'string' ? row : typeof row.title === 'string' ? row.title : undefined,
      ];
    }
    case 'component.add': {
      const { component } = operation;
      return component.type === 'field' ? [component.label] : [];
    }
    case 'screen.add':
      return [operation.screen.name];
    case 'screen.rename':
      return [operation.name];
    case 'text.set':
      return operation.path[0] === 'rows' || operation.path.at(-1) === 'label'
        ? [operation.text]
        : [];
    default:
      return [];
  }
}

const ofLooks = ['corners', 'spacing', 'font', 'letters', 'colors'];

/** Long texts, and texts that end with “and” or “on”, are clauses. */
function isClause(name: string, { spoken }: Hand): boolean {
  const tokens = tokensOf(name);
  const endsOpen = ['joints', 'on'].some(
    (list) => spoken.lengthAt(tokens, tokens.length - 1, list) > 0,
  );
  // “Costumes, not the rails”
  const isContrast = tokens.some((_, at) => spoken.lengthAt(tokens, at, 'never') > 0);
  // “Advent, Grief, Thanks” are three.
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

/** Returns what to remove from a position: “the badge” on the chat; undefined without a position. */
export function beforePlace(
  clause: readonly Token[],
  spoken: Hand['spoken'],
): readonly Token[] | undefined {
  const said = spoken.rest(clause, 'remove', 'removeend', 'polite', 'joints', 'no');
  const on = spoken.find(said, 'on');
  const object = on && spoken.rest(said.slice(0, on.at), 'the', 'it');
  return object && object.length > 0 ? object : undefined;
}

/** “Lose the badge on the chat” keeps the chat. */
function isPlace(name: string, clause: readonly Token[], { spoken }: Hand): boolean {
  const object = spoken.has(clause, 'screen', 'tab') ? undefined : beforePlace(clause, spoken);
  const own = new Set(tokensOf(name).map(({ bare }) => bare));
  return (
    object !== undefined &&
    spoken.named(object, 'part').length === 0 &&
    !object.some(({ bare }) => own.has(bare))
  );
}

/** “We need no scanner”, “get rid of the rota screen, we …” add nothing. */
function isNeedless(clause: readonly Token[], { spoken, before = [] }: Hand): boolean {
  return (
    ([clause, before].some((said) => spoken.has(said, 'needless')) ||
      spoken.lengthAt(clause, 0, 'remove') > 0) &&
    !spoken.has(spoken.rest(clause, 'needless'), 'add', 'insteadof', 'replace')
  );
}

/** “Remove all the prices” removes facts, not records. */
function isOfFacts(clause: readonly Token[], hand: Hand): boolean {
  const labels = new Set(
    shownIn(hand.design).flatMap(({ component }) =>
      component.type === 'detail'
        ? component.records.flatMap(({ facts }) =>
            facts.flatMap(({ label }) => wordsOf(label).map(({ single }) => single)),
          )
        : [],
    ),
  );
  return (
    clause.some(({ single }) => labels.has(single)) &&
    !clause.some((token) => endsNoun([token], hand)) &&
    !hand.spoken.has(clause, 'rowword')
  );
}

/** “Climbing, chess and baking” is no one thing that an app is about. */
const isAboutSeveral = (operation: SingleOperation): boolean =>
  operation.op === 'records.about' && /[,;]/u.test(operation.one);

/** “The pay thing” is one. */
const isOneThing = (clause: readonly Token[], { spoken }: Hand): boolean =>
  clause.some(
    ({ plain }, at) =>
      plain === 'thing' && at > 0 && spoken.rest(clause.slice(at - 1, at), 'the', 'all').length > 0,
  );

/** “It should be Giving” is a request, not the new text. */
const isWish = (operation: SingleOperation): boolean =>
  operation.op === 'text.set' && /^(?:it|they|this|that)\s(?:should|must)\s/iu.test(operation.text);

/** “Swaps. And everywhere it says …” is more than a name. */
const isPastEnd = (operation: SingleOperation): boolean =>
  (operation.op === 'design.rename' && /[.!?]\s\S+\s\S/u.test(operation.name)) ||
  (operation.op === 'screen.add' && /\p{Ll}{3}[.!?]\s\S/u.test(operation.screen.name));

/** “Hartwell Hornets and make it black” is a name and a command. */
function namesOrder(operation: SingleOperation, { spoken }: Hand): boolean {
  if (operation.op !== 'design.rename') return false;
  const tokens = tokensOf(operation.name);
  return tokens.some((_, at) => {
    const behind = tokens.slice(at + spoken.lengthAt(tokens, at, 'joints'));
    const isJoint = at > 0 && behind.length < tokens.length - at;
    return isJoint && verbOf(behind, spoken).length > 0 && spoken.has(behind.slice(0, 3), 'it');
  });
}

/** “Rename the app to Torque and customers to drivers” does not name the app “Torque and customers to drivers”. */
const isPairOfNames = (
  operation: SingleOperation,
  clause: readonly Token[],
  { spoken }: Hand,
): boolean =>
  spoken.lengthAt(clause, 0, 'rename') > 0 &&
  [
    ...namesIn(operation),
    writtenIn(operation),
    operation.op === 'design.rename' ? operation.name : undefined,
  ].some((name) => spoken.find(tokensOf(name ?? ''), 'to', 1) !== undefined);

/** “Give it an old notebook style” names no app “Style old notebook”. */
const isLookName = (operation: SingleOperation, { spoken }: Hand): boolean =>
  operation.op === 'design.rename' &&
  ['lookword', 'themeword', 'font', 'colors'].some(
    (list) => spoken.lengthAt(tokensOf(operation.name), 0, list) > 0,
  ) &&
  tokensOf(operation.name).length > 1;

/** “The chart needs to be the last tab” asks for a place, not for another chart. */
const isForTab = ({ op }: SingleOperation, clause: readonly Token[], { spoken }: Hand): boolean =>
  op === 'component.add' &&
  spoken.has(clause, 'tab') &&
  spoken.lengthAt(clause, 0, 'the') > 0 &&
  spoken.lengthAt(clause, 0, 'indefinite') === 0 &&
  spoken.has(clause, 'first', 'second', 'third', 'last');

/** “The third tab is superfluous” gives it no name. */
const isJudged = (operation: SingleOperation, { spoken }: Hand): boolean =>
  operation.op === 'screen.rename' && spoken.lengthAt(tokensOf(operation.name), 0, 'judged') > 0;

/** “The never ones be bright red”, “remove the blue one” are about some of the records. */
const isOfOnes = ({ op }: SingleOperation, clause: readonly Token[], hand: Hand): boolean =>
  op.startsWith('theme.') &&
  ((saysOnes(clause, hand) && colorsIn(clause, hand).length > 0) || saysOneOf(clause, hand));

/** “Put the league table as the first tab”, “make it massive at the bottom”: positions, not labels. */
function isPlaceName(operation: SingleOperation, { spoken }: Hand): boolean {
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
}

/** “Change first prize to $750 and second to $300” gives no name “$750 and second”. */
const isTwo = (operation: SingleOperation, { spoken }: Hand): boolean =>
  namesIn(operation).some((name = '') => {
    const said = tokensOf(name);
    const last = said.length - 1;
    const isNth = ['first', 'second', 'third', 'fourth', 'last'].some(
      (list) => spoken.lengthAt(said, last, list) > 0,
    );
    return isNth && spoken.lengthAt(said, last - 1, 'joints') > 0;
  });

const isPrice = (operation: SingleOperation): boolean =>
  operation.op === 'row.edit' &&
  namesIn(operation).some((name = '') => /^\p{Sc}\s?[\d.,]+$|^[\d.,]+\s?\p{Sc}$/u.test(name));

/** “'Kick off' instead of 'Start session'” is more than a label. */
const isSwap = (operation: SingleOperation, { spoken }: Hand): boolean =>
  (spoken.find(tokensOf(writtenIn(operation) ?? ''), 'insteadof', 1)?.length ?? 0) > 1;

/** “Take yours out” is about records, not about a component. */
const isOfInvented = ({ op }: SingleOperation, clause: readonly Token[], { spoken }: Hand) =>
  /^(?:component|feature|screen)\.remove$/u.test(op) && spoken.has(clause, 'invented');

/** “Orange is better”, “the pictures page would be nicer as squares” do not ask for another style. */
const isOtherLook = (operation: SingleOperation, clause: readonly Token[], hand: Hand): boolean =>
  operation.op === 'theme.style' &&
  hand.spoken.has(clause, 'v-better') &&
  (hand.spoken.has(clause, 'screen', 'tab') || colorsIn(clause, hand).length > 0);

const labelsIn = (design: Hand['design']): ReadonlySet<string> =>
  new Set(
    shownIn(design).flatMap(({ component }) =>
      component.type === 'detail'
        ? component.records.flatMap(({ facts }) => facts.map(({ label }) => label.toLowerCase()))
        : [],
    ),
  );

/** “Row” and “the list” are not names, and further items do not describe the first. */
function isNoRow(operation: SingleOperation, { spoken, text, design }: Hand): boolean {
  if (operation.op !== 'row.add' || typeof operation.row !== 'object') return false;
  const { title, note } = operation.row;
  if (typeof title === 'string') {
    // “Als Fahrzeuge LF 10” is the rest of an order.
    const said = tokensOf(title);
    if (
      said.length > 2 &&
      ['to', 'on', 'insteadof'].some((list) => spoken.lengthAt(said, 0, list) > 0)
    )
      return true;
    const places = ['first', 'second', 'third', 'last', 'top', 'bottom'];
    if (spoken.rest(said, 'rowword', 'the', 'on', ...places).length === 0) return true;
    // “D, no contexts yet”, not “Cedar Close 4, 12:30”
    if (/[,;]\s\P{N}+$/u.test(title)) return true;
    if (!/\p{L}/u.test(title) || labelsIn(design).has(title.toLowerCase())) return true;
  }
  if (typeof note !== 'string') return false;
  const joined = tokensOf(note);
  const isJoined = joined.some((_, at) => at > 0 && spoken.lengthAt(joined, at, 'joints') > 0);
  // “Ice, wine, coal and bread” are four rows.
  if (isJoined && note.includes(',')) return true;
  // “In the list add ice, wine and bread”: what is pieced together was misread.
  if (wordCount(joined) > 2 && !text.toLowerCase().includes(note.toLowerCase())) return true;
  const told = note.split(/[,;]\s*/u);
  const isList = told.length > 2 && told.every((each) => /^\p{Lu}/u.test(each));
  return isList || (note.includes(')') && !note.includes('('));
}

/** “The buttons, please” means the existing ones. */
const isThere = (operation: SingleOperation, clause: readonly Token[], hand: Hand): boolean => {
  const { spoken, design } = hand;
  if (operation.op !== 'component.add' || spoken.has(clause, 'add')) return false;
  const { type } = operation.component;
  const [said] = spoken.named(clause, 'part').filter(({ name }) => name === type);
  const at = said ? said.at - 1 : -1;
  const isKnown =
    at >= 0 &&
    spoken.lengthAt(clause, at, 'the') > 0 &&
    spoken.lengthAt(clause, at, 'indefinite') === 0;
  const kinds = type === 'button' ? [type, 'floating-button'] : [type];
  // “Show the map on the home page” may add it there.
  const isPlaced = spoken.has(clause, 'show', 'want', 'on', 'home', 'screen');
  return (
    isKnown &&
    shownIn(design).some(
      ({ component, screen }) =>
        kinds.includes(component.type) && (!isPlaced || screen.id === operation.screen),
    )
  );
};

const ofLook = /^(?:theme|type|surface|density)\./u;

/** “Make the students happier”: people and things have no look. */
function isOfPeople({ op }: SingleOperation, clause: readonly Token[], hand: Hand): boolean {
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
}

/** “Headings dark green”: the letters of headings have no colour of their own. */
const isOfTitles = ({ op }: SingleOperation, clause: readonly Token[], hand: Hand): boolean =>
  op.startsWith('theme.') &&
  hand.spoken.has(clause, 'titles') &&
  hand.spoken.named(clause, 'role').length === 0 &&
  colorsIn(clause, hand).length > 0;

/** “Toplantı listesini kaldır” removes no other list: what no list of words knows has to be on the part or its screen. */
function isOtherPart(operation: SingleOperation, clause: readonly Token[], hand: Hand): boolean {
  const { spoken, design, language } = hand;
  if (operation.op !== 'component.remove' || language === 'en') return false;
  const said = spoken.rest(clause, ...spoken.listNames());
  const shown = shownIn(design).find(({ component }) => component.id === operation.id);
  if (said.length === 0 || !shown) return false;
  const { screen, component } = shown;
  const before = screen.components[screen.components.indexOf(component) - 1];
  const own = wordsOf(
    JSON.stringify([screen.name, component, before?.type === 'section' ? before : '']),
  );
  const isOwn = ({ plain, single }: Token) =>
    own.some(
      (word) =>
        word.plain === plain ||
        word.single === single ||
        (plain.length > 4 && word.plain.startsWith(plain.slice(0, -2))),
    );
  return !said.some(isOwn);
}

/** “Make the names alphabetical”, “call the sizes Bud” name no app. */
function isOfNames(operation: SingleOperation, clause: readonly Token[], hand: Hand): boolean {
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
  return isOther || clause.some((each) => isMany(each) && spoken.lengthAt([each], 0, 'named') > 0);
}

/** In words. */
const longestNoun = 4;
const positions = ['first', 'second', 'third', 'last', 'top', 'bottom', 'up', 'down'];
const longestLabel = 4;

/** “How dangerous it is: safe, careful”, “by colour, not number” and “perfect” are not nouns. */
function isNoNoun(operation: SingleOperation, { spoken }: Hand): boolean {
  if (operation.op !== 'noun.rename') return false;
  const { one } = operation.to;
  const tokens = tokensOf(one);
  // “Sort by running number, not by name” does not rename “by”.
  const from = tokensOf(operation.from.one);
  if (spoken.rest(from, 'behindhead', 'on', 'joints', 'first', 'last').length === 0) return true;
  // “Mets les bougies en premier” moves them.
  if (spoken.rest(tokens, ...positions).length === 0) return true;
  const isSentence =
    spoken.has(tokens, 'insteadof', 'isare') || spoken.lengthAt(tokens, 0, 'behindhead') > 0;
  // “I read this without my glasses” calls nothing “I” otherwise.
  const isLetter = /^\p{Script=Latin}$/u.test(operation.from.one);
  // “Weight in grams, not kg” renames no unit.
  const isPlaced = !spoken.has(from, 'on') && spoken.find(tokens, 'on', 1) !== undefined;
  return (
    isLetter || isPlaced || isSentence || /[,;:]/u.test(one) || wordCount(tokens) > longestNoun
  );
}

/** “Total at the bottom”, “Most expensive first” and “Little cake picture” are not fields. */
export function isNoFact(operation: SingleOperation, { spoken }: Hand): boolean {
  if (operation.op !== 'component.add' || operation.component.type !== 'field') return false;
  const label = tokensOf(operation.component.label);
  return label.length > 1 && spoken.has(label, 'top', 'bottom', 'picture');
}

/** “To be much more exciting”, “something closer to sage” are not fields. */
function isNoField(
  operation: SingleOperation,
  clause: readonly Token[],
  { spoken }: Hand,
): boolean {
  if (operation.op !== 'component.add' || operation.component.type !== 'field') return false;
  const label = tokensOf(operation.component.label);
  // “A huge result number at the top”, “every kid their own color” ask for a look.
  const isLook =
    !spoken.has(clause, 'fieldword', 'formword', 'asking') &&
    (spoken.has(clause, 'top', 'bottom', 'bigger', 'smaller') ||
      spoken.rest(label, 'colors', 'letters', 'font').length === 0);
  if (isLook) return true;
  return ['to', 'something', 'more', 'less', 'no'].some(
    (list) => spoken.lengthAt(label, 0, list) > 0,
  );
}

function writtenIn(operation: SingleOperation): string | undefined {
  if (operation.op === 'text.set') return operation.text;
  if (operation.op !== 'row.edit' || typeof operation.row !== 'object') return undefined;
  const { note } = operation.row;
  return typeof note === 'string' ? note : undefined;
}

/** “The customers in the tabs along the bottom”, “lose the rest and put earplugs”: a command became a text. */
function isOrder(operation: SingleOperation, { spoken }: Hand): boolean {
  const tokens = tokensOf(writtenIn(operation) ?? '');
  const joint = spoken.find(tokens, 'joints', 1);
  const behind = joint && tokens.slice(joint.at + joint.length);
  return (
    (operation.op === 'row.edit' && spoken.lengthAt(tokens, 0, 'remove') > 0) ||
    (tokens.length > longestLabel && spoken.has(tokens, 'tab', 'screen')) ||
    (behind !== undefined && verbOf(behind, spoken).length > 0 && behind.length > 1)
  );
}

/** “Call the sizes Bud, Bloom and Meadow”: the first of several names no row “Sizes Bud”. */
function isLeadIn(operations: readonly SingleOperation[], { text }: Hand): boolean {
  const typed = [...new Set(operations.flatMap(namesIn))].map((name = '') => {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    return at < 0 ? '' : text.slice(at, at + name.length);
  });
  const [first = '', ...others] = typed;
  return (
    others.length > 0 &&
    others.every((name) => /^\p{Lu}/u.test(name)) &&
    /^\p{Ll}+ (?:\p{Lu}|\p{Ll}+ \p{Lu})/u.test(first)
  );
}

/** “Change «basket» to «bag»”: of two quotes one is what stands there now. */
function isOtherQuote(
  operation: SingleOperation,
  clause: readonly Token[],
  { design }: Hand,
): boolean {
  const quotes = clause.flatMap(({ quote }) => (quote === undefined ? [] : [quote.toLowerCase()]));
  if (operation.op !== 'text.set' || quotes.length !== 2) return false;
  const [now] = textsOf(design).filter(
    ({ component, path }) =>
      component.id === operation.id && JSON.stringify(path) === JSON.stringify(operation.path),
  );
  return now !== undefined && !quotes.some((quote) => now.text.toLowerCase().includes(quote));
}

const isText = ({ op }: SingleOperation) =>
  op === 'text.set' || op === 'row.edit' || op.endsWith('.rename');

/** “Pupils should be listed by day”, “shown as little dots”, “go back to kg”: no name, no text, no other part. */
const isOfManner = (
  operation: SingleOperation,
  clause: readonly Token[],
  { spoken }: Hand,
): boolean =>
  (spoken.has(clause, 'arrangedby') &&
    (isText(operation) || /^(?:row\.add|component\.(?:add|replace))$/u.test(operation.op))) ||
  (spoken.has(clause, 'shownas', 'backto') && isText(operation));

/** “Her name is Jean” names a person; of two quotes one is the old text. */
const isNoAppName = (operation: SingleOperation, { spoken, text }: Hand): boolean =>
  operation.op === 'design.rename' &&
  (spoken.has(tokensOf(text), 'personsname') ||
    tokensOf(text).filter(({ quote }) => quote !== undefined).length > 1);

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

/** “Material should also have ‘charcoal’” gives no new name. */
const isHaving = (
  operation: SingleOperation,
  clause: readonly Token[],
  { spoken }: Hand,
): boolean =>
  (operation.op.endsWith('.rename') ||
    (operation.op === 'text.set' && operation.path.at(-1) === 'label')) &&
  spoken.has(clause, 'havingverb') &&
  !spoken.has(clause, ...renames);

/** “Remove 「Wishes」” does not write it somewhere. */
const isRemoved = (operation: SingleOperation, clause: readonly Token[], { spoken }: Hand) =>
  operation.op === 'text.set' && spoken.has(clause, 'remove', 'removeend');

/** “Harvest in lbs” is no unit, “50” no label, “the handbag is stage right” neither, “Tamanhos 300” no field. */
const isNoLabel = (operation: SingleOperation, { spoken }: Hand): boolean => {
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

/** “Dark green with gold” is no bold typeface. */
export const isOfColor = ({ op }: SingleOperation, clause: readonly Token[], hand: Hand): boolean =>
  op === 'type.set' &&
  colorsIn(clause, hand).length > 0 &&
  !hand.spoken.has(clause, 'font', 'letters', 'titles');

/** “Scores much bigger”, “a larger date”: one thing, not all letters. */
const isOfOneText = (operation: SingleOperation, clause: readonly Token[], hand: Hand): boolean => {
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

/** “Red if overdue”, “red for lost, green for found”: colours of states; “do-not-plays in red”: of one list. */
export const isOfStates = (
  { op }: SingleOperation,
  clause: readonly Token[],
  hand: Hand,
): boolean => op.startsWith('theme.') && (saysStates(clause, hand) || isOfOneTab(clause, hand));

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

const isOfOneTab = (clause: readonly Token[], { spoken, design }: Hand): boolean =>
  tabsIn(clause, design) > 0 &&
  !spoken.has(clause, ...paintable) &&
  spoken.named(clause, 'part').length === 0;

const tabsIn = (clause: readonly Token[], { tabs }: AppDesign): number =>
  tabs.filter(({ label }) => {
    const words = wordsOf(label);
    return (
      words.length > 0 &&
      words.every(({ single }) => clause.some((token) => token.single === single))
    );
  }).length;

/** “Jellyfish at the top of the beach page”, “Notices at the top of Today” order no tabs, “an accident form with …” adds no rows. */
const isOfPage = (
  operation: SingleOperation,
  clause: readonly Token[],
  { spoken, design }: Hand,
): boolean =>
  (/^(?:tabs|start)\.set$/u.test(operation.op) &&
    spoken.has(clause, 'top', 'bottom') &&
    (spoken.has(clause, 'screen') || tabsIn(clause, design) > 1) &&
    !spoken.has(clause, 'tab')) ||
  (operation.op === 'row.add' && !('list' in operation) && spoken.has(clause, 'formword'));

/** “Put a list there instead” asks for no style, “for swaps” is no label. */
const isOfAdding = (
  operation: SingleOperation,
  clause: readonly Token[],
  { spoken }: Hand,
): boolean =>
  (operation.op === 'theme.style' &&
    (spoken.has(clause, 'add') || spoken.named(clause, 'part').length > 0)) ||
  (operation.op === 'text.set' && spoken.lengthAt(tokensOf(operation.text), 0, 'purpose') > 0);

/** Removing this many rows needs a word for rows. */
const fewRows = 2;

/** Tells whether a clause was misread: the request itself became a text, or too much is removed. */
export function isDoubtful(
  operations: readonly SingleOperation[],
  clause: readonly Token[],
  hand: Hand,
): boolean {
  // Quotes are literal, but “‘Rota’ is doubled. Call it Swaps. And …” does not name the app.
  if (clause.some(({ quote }) => quote !== undefined))
    return operations.some(
      (operation) =>
        isPastEnd(operation) ||
        isSwap(operation, hand) ||
        isRemoved(operation, clause, hand) ||
        isHaving(operation, clause, hand) ||
        isNoAppName(operation, hand) ||
        isOtherQuote(operation, clause, hand),
    );
  if (isLeadIn(operations, hand)) return true;
  const rows = operations.filter(({ op }) => op === 'row.remove').length;
  if (rows > fewRows && (isOfFacts(clause, hand) || isOneThing(clause, hand))) return true;
  const isAgainst = isNeedless(clause, hand);
  return operations.some(
    (operation) =>
      (isAgainst && operation.op.endsWith('.add')) ||
      isOfNames(operation, clause, hand) ||
      isOfPeople(operation, clause, hand) ||
      isOtherPart(operation, clause, hand) ||
      isOfTitles(operation, clause, hand) ||
      isNoNoun(operation, hand) ||
      isNoField(operation, clause, hand) ||
      isNoFact(operation, hand) ||
      isAboutSeveral(operation) ||
      isPairOfNames(operation, clause, hand) ||
      isLookName(operation, hand) ||
      isForTab(operation, clause, hand) ||
      isOrder(operation, hand) ||
      isWish(operation) ||
      isNoRow(operation, hand) ||
      isThere(operation, clause, hand) ||
      isPastEnd(operation) ||
      namesOrder(operation, hand) ||
      isOtherLook(operation, clause, hand) ||
      isJudged(operation, hand) ||
      isPlaceName(operation, hand) ||
      isSwap(operation, hand) ||
      isTwo(operation, hand) ||
      isPrice(operation) ||
      isOfInvented(operation, clause, hand) ||
      isOfOnes(operation, clause, hand) ||
      isOfManner(operation, clause, hand) ||
      isNoAppName(operation, hand) ||
      isNoLabel(operation, hand) ||
      isOfOneText(operation, clause, hand) ||
      isHaving(operation, clause, hand) ||
      isOfStates(operation, clause, hand) ||
      isOfPage(operation, clause, hand) ||
      isOfAdding(operation, clause, hand) ||
      namesIn(operation).some((name) => name !== undefined && isClause(name, hand)) ||
      (operation.op === 'feature.remove' && isPlace('', clause, hand)) ||
      (operation.op === 'screen.remove' &&
        isPlace(
          hand.design.screens.find(({ id }) => id === operation.screen)?.name ?? '',
          clause,
          hand,
        )),
  );
}
