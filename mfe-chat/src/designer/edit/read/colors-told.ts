import { toLch } from '../../themes/color';
import { modeOf } from '../looks';
import type { SingleOperation } from '../operation';
import { after } from './after';
import { isBracketed, verbOf } from './clauses';
import { swapIn } from './color-swap';
import { done, type Hand } from './hand';
import { isDone } from './is-done';
import { around, look } from './look';
import { grounded, leastChroma } from './look-colors';
import { isRefused } from './look-modes';
import { colorsIn, saysOneOf, saysOnes, saysStates, type LookWord } from './look-words';
import { endsNoun } from './row-becomes';
import { isInItsLanguage, piecesOf, saysPart, sentencesOf, type TakenIn } from './sentences';
import { directions, shifted } from './shift-palette';
import { wordCount, type Token } from './tokens';
import { wishes } from './wish';
import { without } from './without-hue';

/** Most words without a colour in a request for colours: “like our sign”. */
const mostStrange = 4;
/** The same after a complaint: “plain white is fine”. */
const mostLoose = 2;
const mostColors = 6;
/** Words before a colour in which a question cancels a negation. */
const mostBetween = 8;
/** Longest complaint that a new colour answers, in words: “too bright”. */
const longestComplaint = 3;

/** Clauses with these words are not about colours. */
const changing = [
  'add',
  'rename',
  'call',
  'move',
  'screen',
  'tab',
  'rowword',
  'picture',
  'rowstate',
];
const verbs = [
  'set',
  'use',
  'show',
  'shouldbe',
  'more',
  'mayask',
  'lookword',
  'colors',
  'wishword',
];
/** Words allowed beside colours: sizes, shapes and conjunctions. */
const kept = [
  'joints',
  'with',
  'onground',
  'dark',
  'light',
  'bigger',
  'smaller',
  'letters',
  'font',
  'corners',
  'rounder',
  'sharper',
];
const known = [
  ...around,
  ...wishes,
  ...directions,
  ...kept,
  'mayask',
  'isare',
  'closing',
  'subject',
];

interface Colored {
  said: readonly Token[];
  wanted: readonly LookWord[];
  refused: readonly LookWord[];
  strange: number;
}

/** Matches complaints: “The grey is hard to read”, “why is it purple”, “the red is too loud”. */
function isBlamed(said: readonly Token[], { from, to }: LookWord, { spoken }: Hand): boolean {
  if (spoken.has(said, 'contrast') && !spoken.has(said, 'set')) return true;
  const verb = spoken.find(said.slice(0, from), 'isare');
  const isAsked =
    verb !== undefined &&
    spoken.lengthAt(said, 0, 'asks') > 0 &&
    spoken.rest(said.slice(verb.at + verb.length, from), 'it', 'app', 'whole').length === 0;
  // “The current purple”
  const isThat = [1, 2].some(
    (back) => from >= back && spoken.lengthAt(said, from - back, 'the') > 0,
  );
  return isAsked || (isThat && spoken.has(said.slice(to), 'less', 'complaint', 'dislike'));
}

/** “The never ones”, “colour (blue bar, red)”: colours of records. */
const isOfRecords = (said: readonly Token[], hand: Hand): boolean =>
  saysOnes(said, hand) ||
  saysStates(said, hand) ||
  hand.spoken.named(said, 'face').length > 0 ||
  said.some(({ at }) => isBracketed(hand.text, at));

function coloredIn(clause: readonly Token[], hand: Hand): Colored | undefined {
  const { spoken } = hand;
  const why = clause.findIndex(
    (_, at) => at > 0 && ['reason', 'sothen'].some((list) => spoken.lengthAt(clause, at, list) > 0),
  );
  const said = why > 0 ? clause.slice(0, why) : clause;
  const colors = colorsIn(said, hand);
  const isQuoted = said.some(({ quote }) => quote !== undefined);
  if (colors.length === 0 || isQuoted || spoken.has(said, ...changing)) return undefined;
  const plain = said.filter((_, at) => !colors.some(({ from, to }) => at >= from && at < to));
  const isOther = (token: Token) => endsNoun([token], hand) || /\d/u.test(token.plain);
  const parts = spoken.named(plain, 'part').filter(({ name }) => name !== 'button');
  if (parts.length > 0 || plain.some(isOther) || isOfRecords(said, hand)) return undefined;
  const roles = spoken.named(said, 'role').map(({ name }) => `role:${name}`);
  const strange = wordCount(spoken.rest(plain, ...known, ...roles));
  // “Too dull, can it be purple” asks for purple.
  const near = ({ from }: LookWord) => said.slice(Math.max(0, from - mostBetween), from);
  const isOut = (color: LookWord) =>
    (isRefused(said, color.from, hand) && !spoken.has(near(color), 'mayask')) ||
    isBlamed(said, color, hand);
  return {
    said,
    wanted: colors.filter((color) => !isOut(color)),
    refused: colors.filter(isOut),
    strange,
  };
}

/** Tells a request for colours from a mention: “my mum wears a red coat”. */
function isAskedFor(
  { said, wanted, strange }: Colored,
  isLoose: boolean,
  { spoken }: Hand,
): boolean {
  const isWish = spoken.has(said, ...verbs) || spoken.named(said, 'role').length > 0;
  // “Make the borders black” is about borders.
  const before = said.slice(0, wanted[0]?.from);
  const isOfThing =
    spoken.has(before, 'set', 'shouldbe') &&
    spoken.rest(
      before,
      ...known,
      ...verbs,
      ...spoken.named(said, 'role').map(({ name }) => `role:${name}`),
    ).length > 0;
  return !isOfThing && strange <= (isWish ? mostStrange : isLoose ? mostLoose : 0);
}

function wishIn({ said, wanted, refused }: Colored, { spoken }: Hand): readonly Token[] {
  const isIn = (at: number, words: readonly { from: number; to: number }[]) =>
    words.some(({ from, to }) => at >= from && at < to);
  const roles = spoken.named(said, 'role').map(({ at, length }) => ({ from: at, to: at + length }));
  // “Red or amber” is one of both.
  const or = said.findIndex((_, at) => spoken.lengthAt(said, at, 'listand') > 0);
  const other = wanted.filter(({ from }) => or >= 0 && from === or + 1);
  const isKept = (at: number) =>
    isIn(at, wanted) ||
    (isIn(at, roles) && !isIn(at, refused)) ||
    kept.some((list) => spoken.lengthAt(said, at, list) > 0);
  return said.filter((_, at) => isKept(at) && !isIn(at, other));
}

/** Splits at commas, and at an “and” with colours on one side only. */
function clausesIn(sentence: readonly Token[], hand: Hand): (readonly Token[])[] {
  const { spoken, text } = hand;
  const pieces = piecesOf(sentence, text);
  const [first = []] = pieces;
  // “Add a skirt, black, 4 cm” is one command.
  if (verbOf(first, spoken).length > 0 && colorsIn(first, hand).length === 0) return [sentence];
  return pieces.flatMap((piece) => {
    const cut = piece.findIndex((_, at) => {
      if (at === 0 || spoken.lengthAt(piece, at, 'joints') === 0) return false;
      const sides = [piece.slice(0, at), piece.slice(at + 1)];
      const [one, other] = sides.map((side) => colorsIn(side, hand).length > 0);
      return one !== other && sides.every(({ length }) => length > 2);
    });
    return cut > 0 ? [piece.slice(0, cut), piece.slice(cut + 1)] : [piece];
  });
}

/** “Dark letters on white” makes white the background. */
async function lookOf(each: Colored, hand: Hand): Promise<readonly SingleOperation[] | undefined> {
  const { spoken, design } = hand;
  const { said, wanted } = each;
  const [only] = wanted;
  const on = spoken.find(said.slice(0, only?.to), 'onground', 1)?.at;
  if (!only || wanted.length > 1 || on === undefined || on < only.from - 1)
    return (await look(wishIn(each, hand), hand))?.operations;
  const laid = grounded(design, only.value);
  const sizes = said
    .slice(0, on)
    .filter((token) => spoken.has([token], 'bigger', 'smaller', 'letters', 'font'));
  const others = await look(sizes, { ...hand, design: after(design, laid) });
  return [...laid, ...(others?.operations ?? [])];
}

/** Reads colours among other words: “Navy and white like our sign”, “the blue is too cold, plain white is fine”. */
export async function colorsTold(
  whole: readonly Token[],
  hand: Hand,
): Promise<TakenIn | undefined> {
  const { text, spoken } = hand;
  const colors = colorsIn(whole, hand);
  if (!isInItsLanguage(hand) || colors.length > mostColors) return undefined;
  // “Swap the yellow for teal” is about the yellow alone.
  if (swapIn(whole, colors, hand) || saysOneOf(whole, hand)) return undefined;
  const clauses = sentencesOf(whole, text).flatMap((said) => clausesIn(said, hand));
  const colored = clauses.map((said) =>
    coloredIn(spoken.politely(spoken.trimmed(said, 'joints')), hand),
  );
  const blamed = colored.flatMap((each) => each?.refused ?? []);
  const asked = colored.flatMap((each) => (each && each.wanted.length > 0 ? [each] : []));
  // The ordinary reader handles clear requests.
  if (clauses.length === 1 && blamed.length === 0 && (await look(whole, hand))) return undefined;
  // “Longs and nights on the calendar, nights dark purple” is about a component.
  const isOfPart = (said: readonly Token[]) =>
    saysPart(said, hand) || spoken.has(said, 'screen', 'tab', 'rowword');
  const isStrange = clauses.some(
    (said, at) => !colored[at] && (colorsIn(said, hand).length > 0 || isOfPart(said)),
  );
  if (isStrange || !asked.every((each) => isAskedFor(each, blamed.length > 0, hand)))
    return undefined;
  // “Maya purple, Dylan lime green”, “green paid, amber owing” are values.
  const isValue = ({ said }: Colored) =>
    !spoken.has(said, ...verbs, 'very', 'isare') && spoken.named(said, 'role').length === 0;
  if (asked.length > 1 && blamed.length === 0 && asked.some(isValue)) return undefined;
  const operations: SingleOperation[] = [];
  let { design } = hand;
  const painted = new Set<string>();
  for (const each of asked) {
    // “Black and green, like properly black” repeats black.
    if (each.wanted.every(({ value }) => painted.has(value))) continue;
    for (const { value } of each.wanted) painted.add(value);
    const made = await lookOf(each, { ...hand, design, isLater: false });
    if (!made || made.length === 0) return undefined;
    operations.push(...made);
    design = after(design, made);
  }
  const [bad] = blamed;
  if (operations.length === 0 && bad) {
    const { palette, radius } = design.look;
    const isPale = toLch(bad.value).chroma < leastChroma || spoken.has(whole, 'contrast');
    const other = isPale ? shifted(palette, 'contrast') : without(palette, bad.value);
    operations.push({ op: 'theme.look', palette: other, radius, mode: modeOf(other) });
  }
  if (operations.length === 0) return undefined;
  // “Too bright” is about the replaced colour.
  const isComplaint = (said: readonly Token[]) =>
    said.length <= longestComplaint &&
    spoken.lengthAt(said, 0, 'less') > 0 &&
    !saysPart(said, hand);
  const rest = clauses.filter(
    (said, at) => !colored[at] && !isComplaint(said) && !isDone(said, hand),
  );
  return { outcome: done(...operations), rest };
}
