import { done, type Read } from './hand';
import { bareWish, wishes } from './wish';
import { around, look } from './look';
import { colorsIn } from './look-words';
import { directions } from './shift-palette';
import { wordCount, type Token } from './tokens';
import { hasStop } from './clauses';

const changing = ['add', 'rename', 'call', 'move', 'replace', 'remove', 'screen', 'tab'];
const sized = ['bigger', 'smaller'] as const;
const shaped = ['corners', 'rounder', 'sharper', 'square', 'tighter', 'airier'] as const;
const most = 7;
const mostBesideShape = 2;

/** Reads a style among other words: “more air between the patients, they are all crammed”. */
export const looseLook: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  const says = (...lists: readonly string[]) => spoken.has(tokens, ...lists);
  if (tokens.some(({ quote }) => quote !== undefined) || says(...changing)) return undefined;
  const colored = colorsIn(tokens, hand);
  const isStop = (token: Token, at: number) =>
    at > 0 && hasStop(hand.text.slice(tokens[at - 1]?.end, token.at));
  if (tokens.some(isStop)) return undefined;
  if (says('picture') && says('bigger') && !says('letters'))
    return done({ op: 'layout.variant', layout: design.layout === 'cards' ? 'grid' : 'cards' });
  const isSized = says(...sized) && says('letters', 'font', 'part:button');
  const isFace = spoken.named(tokens, 'face').length > 0;
  const isPainted = colorsIn(tokens, hand).length > 0 && spoken.named(tokens, 'role').length > 0;
  const isTurned = says(...directions) && says('colors', 'lookword', 'it', 'app', 'whole');
  const isShaped = says(...shaped);
  const lists = [
    ...around,
    ...wishes,
    ...sized,
    ...shaped,
    ...directions,
    'corners',
    'letters',
    'font',
    'spacing',
    'colors',
    'round',
    'part:button',
    ...spoken.named(tokens, 'role').map(({ name }) => `role:${name}`),
    ...spoken.named(tokens, 'face').map(({ name }) => `face:${name}`),
  ];
  const unknown = new Set(spoken.rest(tokens, ...lists));
  const known = tokens.filter(
    (token, at) => !unknown.has(token) || colored.some(({ from, to }) => at >= from && at < to),
  );
  if (wordCount([...unknown]) > most || known.length === 0) return undefined;
  // “Print it straight from my van printer”, “round 4 is a picture round” are not about corners.
  const isShape = says('rounder', 'sharper', 'square', 'round') && !says('tighter', 'airier');
  const isOfLook = says('corners', 'part:button', 'it', 'whole', 'app', 'everywhere');
  const isCounted = tokens.some(({ plain }) => /^\d/u.test(plain));
  if (isShape && !isOfLook && (isCounted || wordCount([...unknown]) > mostBesideShape))
    return undefined;
  if (isSized || isFace || isPainted || isTurned || isShaped) return look(known, hand);
  return bareWish(known, hand);
};
