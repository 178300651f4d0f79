import { wordsOf } from '../../interpret/words';
import type { SingleOperation } from '../operation';
import { done, type Hand, type Read } from './hand';
import type { Token } from './tokens';
import { fits } from '../editable';
import { textsOf } from './visible';

const isFigure = (token: Token | undefined): token is Token =>
  token !== undefined && token.quote === undefined && /^\d{1,6}$/u.test(token.plain);

/** “The tank is 48 hours now, not 42”: replaces figures with the same unit. */
export const figures: Read = (tokens, hand) => {
  const { spoken } = hand;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const isOld =
      isFigure(token) &&
      before !== undefined &&
      ['never', 'insteadof'].some((list) => spoken.lengthAt(tokens, at - 1, list) === 1);
    const next = isOld ? tokens.slice(0, at - 1).findLastIndex(isFigure) : -1;
    const wanted = tokens[next];
    if (!isOld || !wanted) continue;
    const operations = changed(token, wanted, tokens[next + 1], hand);
    if (operations.length > 0) return done(...operations);
  }
  return undefined;
};

function changed(old: Token, wanted: Token, unit: Token | undefined, { design }: Hand) {
  return textsOf(design).flatMap(({ component, path, text }): SingleOperation[] => {
    const words = wordsOf(text);
    const found = words.find(({ plain }, at) => {
      const following = words[at + 1];
      return plain === old.plain && unit !== undefined && following?.single === unit.single;
    });
    if (!found) return [];
    const next = text.slice(0, found.at) + wanted.plain + text.slice(found.end);
    return fits(component, path, next)
      ? [{ op: 'text.set', id: component.id, path, text: next }]
      : [];
  });
}
