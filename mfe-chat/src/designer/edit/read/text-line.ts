import { done, type Hand, type Read } from './hand';
import { bared, capital, textOf } from './names';
import { newLine } from './new-part';
import { placeFor } from './place-for';
import { placeIn } from './places';
import type { Token } from './tokens';
import { wordsOf } from '../../interpret/words';

const verbs = ['writing', 'add', 'show', 'addloose'] as const;
const around = [
  ...verbs,
  'addend',
  'lineword',
  'the',
  'with',
  'closing',
  'polite',
  'saying',
  'indefinite',
];
const mostRow = 4;

const isSentence = (quote: string): boolean =>
  /[.!?。！？]$/u.test(quote) || wordsOf(quote).length > mostRow;

/** “Show "Back by Sunday" on the first screen”, “write Closed on Mondays at the top”. */
export const textLine: Read = (tokens, hand) => {
  const { spoken } = hand;
  const first = verbs.find((verb) => spoken.lengthAt(tokens, 0, verb) > 0);
  const isLast = spoken.has(tokens.slice(-3), 'writing', 'addend', 'add', 'show');
  if (!first && !isLast) return undefined;
  const aside = spoken.find(tokens, 'meanwhile', 1);
  const whole = aside ? tokens.slice(0, aside.at) : tokens;
  const quote = whole.find((token) => token.quote !== undefined);
  const told = quote ? undefined : toldLine(whole, hand);
  if (told) return told;
  if (!quote) return first === 'writing' ? written(whole, hand) : undefined;
  const placed = placeIn(whole, hand);
  const left = spoken
    .rest(placed.rest, ...around)
    .filter((token) => token !== quote && token.plain !== ':');
  const isRow = spoken.has(placed.rest, 'rowword') && !isSentence(quote.quote ?? '');
  const isLine = spoken.has(placed.rest, 'lineword', 'writing') || aside !== undefined;
  if (isRow) return undefined;
  const isShown =
    (first === 'show' || first === 'addloose') && (placed.on ?? placed.place) !== undefined;
  if (left.length > 0 || !(isLine || isShown || isSentence(quote.quote ?? ''))) return undefined;
  return lineAt(quote.quote?.trim() ?? '', placed, hand);
};

function lineAt(text: string, placed: ReturnType<typeof placeIn>, hand: Hand) {
  const target = text ? placeFor(placed, hand) : undefined;
  if (!target) return undefined;
  const component = newLine(text, hand.design);
  return {
    ...done({ op: 'component.add', screen: target.screen.id, at: target.at, component }),
    focus: { part: component.id },
  };
}

/** “Add a note that says keep going”. */
function toldLine(whole: readonly Token[], hand: Hand) {
  const { spoken } = hand;
  const saying = spoken.find(whole, 'thatsays', 1);
  const head = saying ? whole.slice(0, saying.at) : [];
  if (!saying || !spoken.has(head, 'lineword') || spoken.rest(head, ...around).length > 0)
    return undefined;
  const placed = placeIn(whole.slice(saying.at + saying.length), hand);
  const said = bared(placed.rest, hand);
  return said.length > 0 ? lineAt(capital(textOf(said, hand)), placed, hand) : undefined;
}

/** Unquoted text needs a position after it; otherwise the words might name something. */
function written(whole: readonly Token[], hand: Hand) {
  const placed = placeIn(whole, hand);
  if (!placed.place || 'of' in placed.place) return undefined;
  const length = hand.spoken.lengthAt(placed.rest, 0, 'writing');
  const said = bared(placed.rest.slice(length), hand);
  return length > 0 && said.length > 0
    ? lineAt(capital(textOf(said, hand)), placed, hand)
    : undefined;
}
