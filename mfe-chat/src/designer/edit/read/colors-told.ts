import type { SingleOperation } from '../operation';
import { after } from './after';
import { verbOf } from './clauses';
import { done, type Hand } from './hand';
import { around, look } from './look';
import { isRefused } from './look-modes';
import { colorsIn, type LookWord } from './look-words';
import { endsNoun } from './row-becomes';
import { isDone, piecesOf, sentencesOf, type TakenIn } from './sentences';
import { directions, shifted } from './shift-palette';
import { without } from './without-hue';
import { wishes } from './wish';
import { modeOf } from '../looks';
import { toLch } from '../../themes/color';
import { wordCount, type Token } from './tokens';

/** Words of a sentence about colours that say nothing of them: “like our sign”, “British racing”. */
const mostStrange = 4;
const leastChroma = 0.03;
const mostColors = 6;
const longestAside = 4;

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

/** Of a clause that says what is to be. */
const verbs = [
  'set',
  'use',
  'want',
  'show',
  'shouldbe',
  'more',
  'mayask',
  'lookword',
  'very',
  'isare',
];

const known = [
  ...around,
  ...wishes,
  ...directions,
  'colors',
  'background',
  'bigger',
  'smaller',
  'dark',
  'light',
  'asks',
  'mayask',
  'isare',
  'complaint',
  'subject',
  'closing',
  'likeword',
];

/** “The grey is hard to read”, “why is it purple”, “das Rot ist mir zu grell”: a colour that is complained of. */
function isBlamed(said: readonly Token[], { from, to }: LookWord, { spoken }: Hand): boolean {
  const isTold =
    spoken.lengthAt(said, to, 'isare') > 0 || spoken.lengthAt(said, to, 'shouldbe') > 0;
  const isThat = from > 0 && spoken.lengthAt(said, from - 1, 'the') > 0;
  const isTooMuch = spoken.has(said.slice(to, to + 4), 'less');
  const isAsked = spoken.lengthAt(said, 0, 'asks') > 0 && spoken.has(said.slice(0, from), 'isare');
  if (spoken.has(said, 'contrast') && !spoken.has(said, 'set', 'want')) return true;
  return isAsked || (isThat && (isTold || isTooMuch));
}

interface Colored {
  said: readonly Token[];
  wanted: readonly LookWord[];
  refused: readonly LookWord[];
}

/** What a clause says of colours, where it speaks of nothing else. */
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
  if (parts.length > 0 || plain.some(isOther)) return undefined;
  const roles = spoken.named(said, 'role').map(({ name }) => `role:${name}`);
  if (wordCount(spoken.rest(plain, ...known, ...roles)) > mostStrange) return undefined;
  const isOut = (color: LookWord) =>
    isRefused(said, color.from, hand) || isBlamed(said, color, hand);
  return {
    said,
    wanted: colors.filter((color) => !isOut(color)),
    refused: colors.filter(isOut),
  };
}

/** Places of the colour right behind an “or”. */
const colorsAfter = (or: number, colors: readonly LookWord[]): number[] =>
  colors.flatMap(({ from, to }) =>
    or >= 0 && from === or + 1 ? Array.from({ length: to - from }, (_, step) => from + step) : [],
  );

/** The words of a sentence about colours that say what is wanted, and where. */
function wishIn({ said, wanted, refused }: Colored, hand: Hand): readonly Token[] {
  const { spoken } = hand;
  const isColor = (at: number, colors: readonly LookWord[]) =>
    colors.some(({ from, to }) => at >= from && at < to);
  const roles = spoken.named(said, 'role');
  const isRole = (at: number) => roles.some((role) => at >= role.at && at < role.at + role.length);
  const left = said.filter(
    (_, at) =>
      isColor(at, wanted) ||
      (isRole(at) && !isColor(at, refused)) ||
      ['joints', 'with', 'onground', 'dark', 'light'].some(
        (list) => spoken.lengthAt(said, at, list) > 0,
      ),
  );
  // “Red or amber” is one of both.
  const or = said.findIndex((_, at) => spoken.lengthAt(said, at, 'listand') > 0);
  const other = colorsAfter(or, wanted);
  return left.filter((token) => !other.includes(said.indexOf(token)));
}

/** The pieces of a sentence: at commas, and at an “and” with colours on one side of it. */
function clausesIn(sentence: readonly Token[], hand: Hand): (readonly Token[])[] {
  const { spoken, text } = hand;
  const pieces = piecesOf(sentence, text);
  const [first = []] = pieces;
  // “Add a skirt, black, 4 cm” is one order.
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

/** “Navy and white like our sign. Get rid of the orange”, “the blue is cold, plain white is fine”: colours among other words. */
export async function colorsTold(
  whole: readonly Token[],
  hand: Hand,
): Promise<TakenIn | undefined> {
  const { text, spoken } = hand;
  const clauses = sentencesOf(whole, text).flatMap((said) => clausesIn(said, hand));
  const colored = clauses.map((said) =>
    coloredIn(spoken.politely(spoken.trimmed(said, 'joints')), hand),
  );
  const blamed = colored.flatMap((each) => each?.refused ?? []);
  const asked = colored.flatMap((each) => (each && each.wanted.length > 0 ? [each] : []));
  // “Maya purple, Dylan lime green”, “green paid, amber owing” are values.
  const isValue = ({ said }: Colored) =>
    !spoken.has(said, ...verbs) && spoken.named(said, 'role').length === 0;
  // What is plain already is read as it is; many colours are values.
  const isPlain = clauses.length === 1 && blamed.length === 0 && (await look(whole, hand));
  const areValues = asked.length > 1 && asked.some(isValue);
  const isStrange = clauses.some((said, at) => !colored[at] && colorsIn(said, hand).length > 0);
  if (isPlain || areValues || isStrange || colorsIn(whole, hand).length > mostColors)
    return undefined;
  const operations: SingleOperation[] = [];
  let { design } = hand;
  for (const each of asked) {
    const outcome = await look(wishIn(each, hand), { ...hand, design, isLater: false });
    if (!outcome) return undefined;
    operations.push(...outcome.operations);
    design = after(design, outcome.operations);
  }
  const [bad] = blamed;
  if (operations.length === 0 && bad) {
    const { palette, radius } = design.look;
    const isGrey = toLch(bad.value).chroma < leastChroma || spoken.has(whole, 'contrast');
    const other = isGrey ? shifted(palette, 'contrast') : without(palette, bad.value);
    operations.push({ op: 'theme.look', palette: other, radius, mode: modeOf(other) });
  }
  if (operations.length === 0) return undefined;
  // “Too bright” is said of what is gone.
  const isOfLook = (said: readonly Token[]) =>
    said.length < longestAside && spoken.has(said, ...directions, 'dark', 'light');
  const rest = clauses.filter((said, at) => !colored[at] && !isOfLook(said) && !isDone(said, hand));
  return { outcome: done(...operations), rest };
}
