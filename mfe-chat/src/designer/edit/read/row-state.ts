import { currencyIn } from './currency-in';
import { framesOf } from './frames';
import { done, type Hand, type Read } from './hand';
import { colorsIn, stylesIn } from './look-words';
import { bared, capital, textOf } from './names';
import { counted, rowSaid } from './row-becomes';
import { recordList } from './record-list';
import { rowTitle } from './row-title';
import { wordCount, type Token } from './tokens';
import { itemsTitled } from './visible';

const longestNote = 8;
const namings = ['named', 'headline', 'subtitle', 'wordfor', 'price'] as const;
const looks = [
  'bigger',
  'smaller',
  'darker',
  'lighter',
  'dark',
  'light',
  'less',
  'called',
] as const;
const places = ['above', 'below', 'top', 'bottom', 'first', 'last', 'up', 'down'] as const;

/** Tells whether words describe a row: not a style, position, component or name. */
function isTold(said: readonly Token[], hand: Hand): boolean {
  const { spoken } = hand;
  const rest = spoken.rest(said, 'rowstate', 'very', 'now', 'the', 'closing');
  if (spoken.lengthAt(said, 0, 'rowstate') > 0 || rest.length === 0) return true;
  if (said.length > longestNote || spoken.has(said, ...looks, ...places)) return false;
  if (colorsIn(said, hand).length + stylesIn(said, hand).length > 0) return false;
  return said.length > 1 && spoken.named(said, 'part').length === 0;
}

/** Adds a note to a row: “Stilton is sold out”, “Bed 14 is a lady with a sore heel”. */
export const rowState: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  for (const { a, b } of framesOf(spoken, 'state', tokens)) {
    if (!a || !b || !isTold(b, hand) || spoken.has(a, ...namings)) continue;
    const row = rowSaid(bared(a, hand), hand);
    if (!row || currencyIn(textOf(b, hand))) continue;
    const state = spoken.find(b, 'rowstate');
    const isWhole = state && spoken.rest(b, 'rowstate', 'very', 'now', 'the').length === 0;
    const said = isWhole ? b.slice(state.at, state.at + state.length) : spoken.politely(b);
    const note = capital(textOf(bared(said, hand), hand)).slice(0, 80);
    const { component: list, at } = row;
    const value = counted(note, list.type === 'list' ? list.rows[at]?.value : undefined);
    return done(
      ...itemsTitled(design, row.title).map((each) => ({
        op: 'row.edit' as const,
        ...each,
        row: value === undefined ? { note } : { value },
      })),
    );
  }
  return undefined;
};

/** “Put fire lighting back” adds the row if it is missing. */
export const rowBack: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  for (const { x } of framesOf(spoken, 'putback', tokens)) {
    const name = x && bared(x, hand);
    if (!name || wordCount(name) > 4 || spoken.has(name, 'it', 'screen', 'tab')) continue;
    if (spoken.named(name, 'part').length > 0) continue;
    if (rowSaid(name, hand)) return done({ op: 'design.rename', name: design.name });
    const list = recordList(design);
    if (!list) continue;
    const row = { title: rowTitle(name, hand) };
    return done({ op: 'row.add', component: list.id, at: list.count, row });
  }
  return undefined;
};
