import { screenOf } from '../../model/find';
import { framesOf } from './frames';
import { done, type Hand, type Outcome, type Read } from './hand';
import { bared, capital, textOf } from './names';
import { ordinalIn } from './ordinals';
import { recordList } from './record-list';
import { told } from './row-said';
import { wordCount, type Token } from './tokens';

const longest = 6;
const notRows = ['tab', 'screen', 'headline', 'subtitle', 'picture', 'part:button', 'price'];

/** “The first job should be a carburettor rebuild, 4 hours”; “…, 14 sacks” after a changed row. */
export const looseRow: Read = (tokens, hand) => {
  const { spoken, row } = hand;
  const isTold = tokens.some(({ plain }) => /\d/u.test(plain)) && wordCount(tokens) <= longest;
  if (row && isTold && hand.isLater) {
    const note = capital(textOf(bared(tokens, hand), hand)).slice(0, 60);
    return done({ op: 'row.edit', component: row.component, at: row.at, row: { note } });
  }
  for (const intent of ['set', 'name'])
    for (const { a, b } of framesOf(spoken, intent, tokens)) {
      const outcome = a && b && rowAt(a, b, hand);
      if (outcome) return outcome;
    }
  return undefined;
};

function rowAt(a: readonly Token[], b: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  const ordinal = ordinalIn(a, spoken);
  const list = recordList(hand.design, screenOf(hand.design, hand.design.start));
  if (!ordinal || !list || spoken.has([...a, ...b], ...notRows)) return undefined;
  if (ordinal.rest.length === 0 || wordCount(bared(ordinal.rest, hand)) > 2) return undefined;
  const at = ordinal.at < 0 ? list.count - 1 : ordinal.at;
  const { name, value, note } = told(b, hand);
  const title = textOf(spoken.between(name, ['the', 'priceof', 'called'], ['it']), hand);
  if (at >= list.count || !title || wordCount(name) > longest) return undefined;
  const row = {
    title: capital(title).slice(0, 80),
    ...(value ? { value } : {}),
    ...(note ? { note } : {}),
  };
  return done({ op: 'row.edit', component: list.id, at, row });
}
