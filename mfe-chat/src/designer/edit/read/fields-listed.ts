import type { SingleOperation } from '../operation';
import { fieldMore } from './add-field';
import { after } from './after';
import { verbOf } from './clauses';
import { done, type Hand, type Outcome } from './hand';
import { bared, capital, textOf } from './names';
import { itemsIn } from './rows-listed';
import { wordCount, type Token } from './tokens';
import { besides } from './verbs';

const mostFields = 6;
/** In words. */
const longest = 4;

/** Where “to the sell form” begins; undefined where the words end in no place that is a form. */
function formPlaceIn(said: readonly Token[], { spoken }: Hand): number | undefined {
  const at = said.findLastIndex((_, index) => index > 0 && spoken.lengthAt(said, index, 'on') > 0);
  return at > 0 && spoken.has(said.slice(at), 'formword') ? at : undefined;
}

/** “Add length and brand to the sell form”, “aggiungi il campo annata e prezzo”: what a form gets are fields. */
export function fieldsListed(whole: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken, design } = hand;
  const said = besides(whole, spoken, 'add');
  if (!said) return undefined;
  const place = formPlaceIn(said, hand);
  const listed = spoken.trimmed(place === undefined ? said : said.slice(0, place), 'the');
  const word = spoken.lengthAt(listed, 0, 'fieldword');
  if (place === undefined && word === 0) return undefined;
  // “A field for weight and height”
  const items = itemsIn(spoken.between(listed.slice(word), ['called', 'linking', 'on'], []), hand);
  const isName = (item: readonly Token[]) =>
    wordCount(item) <= longest &&
    spoken.named(item, 'part').length === 0 &&
    verbOf(item, spoken).length === 0;
  if (items.length < 2 || items.length > mostFields || !items.every(isName)) return undefined;
  const operations: SingleOperation[] = [];
  for (const item of items) {
    const label = capital(textOf(bared(item, hand), hand)).slice(0, 80);
    const now = { ...hand, design: after(design, operations) };
    operations.push(...(fieldMore('text', label, now)?.operations ?? []));
  }
  return operations.length > 0 ? done(...operations) : undefined;
}
