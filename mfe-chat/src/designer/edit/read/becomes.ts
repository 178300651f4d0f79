import { verbOf } from './clauses';
import { saidLike, type Said } from './frames';
import { colorsIn } from './look-words';
import { done, type Becomes, type Hand, type Outcome, type Read } from './hand';
import { bared, capital, isSaid, textOf } from './names';
import { nounOf, nounSaid } from './pair';
import { partSwap } from './part-swap';
import { isNewPart } from './parts-said';
import { reordered } from './reorder';
import { itemsIn } from './rows-listed';
import { isNoun, rowBecomes } from './row-becomes';
import { isPlainly, isSplit } from './plainly';
import { saysScreen, screenSaid } from './screens-said';
import { text, within } from './becomes-text';
import { aboutAny, aboutOther } from './about';
import { spokenIn } from './language';
import { pictured } from './pictured';
import { wordsOf } from '../../interpret/words';
import { isEffective } from './after';
import { tokensOf, type Token } from './tokens';

const isApp = (tokens: readonly Token[], hand: Hand): boolean => {
  const { spoken, design } = hand;
  const rest = spoken.rest(tokens, 'app', 'the', 'it', 'named', 'whole', 'wordfor');
  return rest.length === 0 || isSaid(rest, design.name, hand);
};

/** A comma ends a name. */
const isParted = (tokens: readonly Token[], { text }: Hand): boolean =>
  tokens.some((token, at) =>
    /[,;،、，]/u.test(text.slice(tokens[at - 1]?.end ?? token.at, token.at)),
  );

/** “Call it …” names the app or the screen mentioned before. */
const app: Becomes = (from, to, hand) => {
  const { focus, spoken } = hand;
  const isIt =
    spoken.trimmed(from, 'it').length === from.length || spoken.has(from, 'app', 'whole');
  if (!isApp(from, hand) || isParted(to, hand) || spoken.has(to, 'insteadof')) return undefined;
  // “The tab Rota second, and call it …”
  const isOfTab = hand.isLater && !focus && spoken.has(hand.before ?? [], 'tab', 'screen');
  if (isOfTab && !spoken.has(from, 'app', 'whole')) return undefined;
  if (
    from.length > 0 &&
    !spoken.has(from, 'app', 'whole', 'it', 'named') &&
    !isSaid(from, hand.design.name, hand)
  )
    return undefined;
  if (focus && 'screen' in focus && !isIt) return screen(from, to, hand);
  // “The add button, could it say …” is about the button.
  const isOfPart = spoken.named(hand.before ?? [], 'part').length > 0 && !focus;
  if (hand.isLater && isOfPart && !spoken.has(from, 'app', 'whole'))
    return text(hand.before ?? [], to, hand);
  // “Change it everywhere” gives no name.
  if (!isQuote(to) && spoken.rest(to, 'everywhere', 'it', 'the', 'on').length === 0)
    return undefined;
  const name = textOf(to, hand)
    .replace(/[.!。！]+$/u, '')
    .slice(0, 60);
  return name ? done({ op: 'design.rename', name: capital(name) }) : undefined;
};

const screen: Becomes = (from, to, hand) => {
  const named = screenSaid(from, hand, true);
  // “Show earnings as a bar chart” asks for a part, “as Calendar” names the screen.
  if (!named || isNewPart(to, hand) || isParted(to, hand)) return undefined;
  const name = capital(textOf(to, hand)).slice(0, 80);
  return {
    operations: [{ op: 'screen.rename', screen: named.id, name }],
    focus: { screen: named.id },
  };
};

const screenOrOrder: Becomes = (from, to, hand) =>
  reordered(from, to, hand) ??
  (saysScreen(from, hand) || isTabName(from, hand) ? screen(from, to, hand) : undefined);

const isTabName = (tokens: readonly Token[], hand: Hand): boolean => {
  const rest = bared(tokens, hand);
  return (
    hand.design.tabs.some(({ label }) => isSaid(rest, label, hand)) ||
    hand.design.screens.some(({ name }) => isSaid(rest, name, hand))
  );
};

/** “Rename slots to appointments”: several of a thing that texts name, whatever part is called so. */
const manyNamed: Becomes = (from, to, hand) => {
  const isMany = (tokens: readonly Token[]) => {
    const last = tokens.at(-1);
    return last !== undefined && last.quote === undefined && last.plain !== last.single;
  };
  const isPart = hand.spoken.has(from, 'part:button', 'part:text', 'screen', 'tab', 'headline');
  return isMany(from) && isMany(to) && !isPart ? noun(from, to, hand, true) : undefined;
};

/** “Students, not kids or patients”: each of them by the new name. */
const nouns: Becomes = (from, to, hand) => {
  const items = itemsIn(from, hand);
  const renamed =
    items.length > 1 ? items.flatMap((item) => noun(item, to, hand)?.operations ?? []) : [];
  return renamed.length > 0 ? done(...renamed) : noun(from, to, hand);
};

const noun = (
  from: readonly Token[],
  to: readonly Token[],
  hand: Hand,
  isThing = false,
): Outcome | undefined => {
  const { spoken, design } = hand;
  const named = bared(spoken.rest(bared(from, hand), 'wordfor', 'everywhere'), hand);
  const bare = spoken.between(bared(to, hand), ['with'], []);
  const wanted = bared(spoken.trimmed(bare, 'everywhere'), hand);
  // The type of a component is not a noun of the app; its own words are quoted.
  const isPart = spoken.named(named, 'part').some(({ length }) => length === named.length);
  if (isPart && !isThing && !isQuote(to) && !isNoun(named, hand)) return undefined;
  // “In capital letters” renames no “in”.
  if (spoken.rest(named, 'the', 'on', 'to', 'it').length === 0) return undefined;
  const known = nounSaid(named, hand);
  if (!isQuote(to) && spoken.has(wanted, 'tab', 'screen')) return undefined;
  if (!known || wanted.length === 0 || wanted.length > 4 || isParted(to, hand)) return undefined;
  if (!isWord(named) || !isWord(wanted) || spoken.has(wanted, 'to')) return undefined;
  const typed = textOf(wanted, hand).replace(/[.!?。]+$/u, '');
  const last = wordsOf(typed).at(-1);
  // “Shore should be called Beaches”
  const isPlural = last !== undefined && last.plain !== last.single;
  const isMany = isPlural || (known.noun.one !== known.noun.many && known.isMany);
  // “Name my starter Doughlores”: one of them has that name, and it has no singular.
  const isProper = isOwn(from, hand) && !known.isMany && /^\p{Lu}/u.test(typed);
  const next = isProper
    ? { one: typed, many: typed }
    : nounOf(typed, isMany && design.language === 'en', design.language);
  return done({ op: 'noun.rename', from: known.noun, to: next });
};

/** “My starter” is one that somebody has. */
const isOwn = (tokens: readonly Token[], { design }: Hand): boolean =>
  design.language === 'en' && tokens.some(({ plain }) => plain === 'my' || plain === 'our');

/** A figure is no noun. */
const isWord = (tokens: readonly Token[]): boolean =>
  tokens.every(({ quote, plain }) => quote !== undefined || !/^\d/u.test(plain));

const ownNoun: Becomes = (from, to, hand) => {
  const named = bared(hand.spoken.rest(bared(from, hand), 'wordfor', 'everywhere'), hand);
  const isQuoted = isQuote(from) && isQuote(to);
  return !isQuoted && !saysScreen(from, hand) && isNoun(named, hand)
    ? noun(from, to, hand)
    : undefined;
};

/** “Make the tools instruments”: other records, if both are clearly things. */
const madeInto: Becomes = (from, to, hand) => {
  const last = to.at(-1);
  const isMade = hand.spoken.lengthAt(tokensOf(hand.text), 0, 'makeinto') > 0;
  return isMade && last && last.plain !== last.single ? aboutAny(from, to, hand) : undefined;
};

const orders: Readonly<Record<string, readonly Becomes[]>> = {
  name: [app, ownNoun, rowBecomes, screen, manyNamed, text, noun, within],
  remark: [rowBecomes, text, within, noun],
  about: [aboutAny],
  set: [spokenIn, screenOrOrder, partSwap, pictured, app0, rowBecomes, ownNoun, text, within, noun],
  swap: [pictured, partSwap, ownNoun, rowBecomes, text, within, nouns, screen, aboutOther],
  turn: [spokenIn, reordered, partSwap, pictured, madeInto],
};

function app0(from: readonly Token[], to: readonly Token[], hand: Hand) {
  const { spoken } = hand;
  return spoken.has(from, 'named') &&
    (spoken.has(from, 'app', 'it', 'whole') || spoken.rest(from, 'named', 'the').length === 0)
    ? app(from, to, hand)
    : undefined;
}

/** Targets without a naming word: positions, pictures, other components, prices. */
const price: Becomes = (from, to, hand) => {
  const outcome = rowBecomes(from, to, hand);
  const isRow = ({ op }: { op: string }) => op === 'row.edit' || op === 'row.add';
  return outcome instanceof Promise || outcome?.operations.every(isRow) ? outcome : undefined;
};
const unnamed: readonly Becomes[] = [spokenIn, reordered, partSwap, pictured, app0, price];

/** “We say families, not members” is about the word, not about one screen. */
const saying: readonly Becomes[] = [app, ownNoun, nouns, rowBecomes, screen, text, within];

const readsFor = (intent: string, reads: readonly Becomes[], said: Said, hand: Hand) => {
  if (intent === 'name' && /^<say>|^<dontsay>|<never>/u.test(said.frame)) return saying;
  return intent === 'set' && isPlainly(said, hand) ? unnamed : reads;
};

export const becomes: Read = async (tokens, hand) => {
  const isAdding = hand.spoken.lengthAt(tokens, 0, 'add') > 0;
  for (const [intent, reads] of Object.entries(orders)) {
    for (const said of saidLike(hand.spoken, intent, tokens)) {
      const a = renamedIn(said, hand);
      const named = said.slots['b'] && hand.spoken.trimmed(said.slots['b'], 'pleaseword');
      // “It’s called Sun Room, not a studio”.
      const b = named && hand.spoken.between(named, ['called'], []);
      if (!b || (a && isSmall(a, hand))) continue;
      if (isAdding && said.frame.startsWith('{a}')) continue;
      if (
        /^(?:\{b\}|<insteadof> \{a\} \{b\}$)/u.test(said.frame) &&
        verbOf(b, hand.spoken).length > 0
      )
        continue;
      // “Packing: lose what is there and put earplugs”
      const isOrder = said.frame === '{a} : {b}' && hand.spoken.lengthAt(b, 0, 'remove') > 0;
      if (isOrder && a && !hand.spoken.has(a, 'part:button')) continue;
      // “Put a big button to …” adds a button.
      if (intent === 'set' && a && isNewPart(a, hand)) continue;
      const isSet = intent === 'set' || hand.spoken.lengthAt(tokens, 0, 'set') > 0;
      if (isSet && isColor(b, hand)) continue;
      if (isLook(b, hand) || [a ?? [], b].some((each) => isAnything(each, hand))) continue;
      // Replacing one colour by another gives no name.
      if (intent === 'swap' && a && [a, b].every((each) => colorsIn(each, hand).length > 0))
        continue;
      // “Rename lawn pro to gardener”: the name starts after “to”.
      const isBare = /^<(?:rename|call)> \{a\} \{b\}$/u.test(said.frame);
      const isRename = isBare && hand.spoken.lengthAt(tokens, 0, 'rename') > 0;
      if (isRename && hand.spoken.has(b, 'to')) continue;
      if (isSplit(b, hand) || (a && isSplit(a, hand))) continue;
      if (intent === 'remark' && (!a || !isQuote(a) || !isQuote(b))) continue;
      for (const read of readsFor(intent, reads, said, hand)) {
        const outcome = await read(a ?? [], b, hand);
        if (outcome && (outcome.isSure || isEffective(outcome, hand))) return outcome;
      }
    }
  }
  return undefined;
};

/** “Not with the list” is not about “with”. */
const isSmall = (a: readonly Token[], { spoken }: Hand): boolean =>
  a.every(({ quote }) => quote === undefined) &&
  spoken.rest(a, 'the', 'with', 'on', 'to').length === 0 &&
  !spoken.has(a, 'it');

/** “Call them outings instead of walks” renames the walks. */
const renamedIn = ({ slots: { a, a2 } }: Said, { spoken }: Hand) =>
  a && a2 && spoken.rest(a, 'it', 'the').length === 0 ? a2 : a;

/** “Make the title blue” gives no name; “Blue” would. */
const isColor = (tokens: readonly Token[], hand: Hand): boolean =>
  !isQuote(tokens) &&
  /^\p{Ll}/u.test(hand.text.slice(tokens[0]?.at)) &&
  colorsIn(tokens, hand).some(({ from, to }) => from === 0 && to === tokens.length);

/** “Too small” is no name. */
const isLook = (tokens: readonly Token[], { spoken }: Hand): boolean =>
  spoken.has(tokens, 'bigger', 'smaller') &&
  spoken.rest(tokens, 'bigger', 'smaller', 'very', 'less', 'dislike', 'the').length === 0;

/** “Give it something brighter” gives no name. */
const isAnything = (tokens: readonly Token[], { spoken, text }: Hand): boolean =>
  spoken.lengthAt(tokens, 0, 'something') > 0 && /^\p{Ll}/u.test(text.slice(tokens[0]?.at));

const isQuote = (tokens: readonly Token[]): boolean =>
  tokens.length === 1 && tokens[0]?.quote !== undefined;
