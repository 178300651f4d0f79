import type { AppDesign } from '../../model/app-design';
import { stemOf, wordsOf } from '../../interpret/words';
import type { SingleOperation } from '../operation';
import { done, type Hand, type Outcome } from './hand';
import { colorsIn } from './look-words';
import { itemsIn } from './rows-listed';
import type { Token } from './tokens';
import { shownIn } from './visible';

/** Words of changes that a colour does not make. */
const others = [
  'top',
  'bottom',
  'first',
  'last',
  'above',
  'below',
  'move',
  'remove',
  'rename',
  'call',
  'add',
  'bigger',
  'smaller',
  'sortword',
  'insteadof',
  'replace',
];
const longestState = 40;
/** Shorter words of a longer state say little: “the”, “dem”. */
const leastWord = 4;

/** Texts at the end of rows that name no figure: “Overdue”, “Ready for pickup”. */
const statesOf = (design: AppDesign): string[] => [
  ...new Set(
    shownIn(design).flatMap(({ component }) =>
      component.type === 'list'
        ? component.rows.flatMap(({ value }) =>
            value !== undefined && value.length <= longestState && !/\d/u.test(value)
              ? [value]
              : [],
          )
        : [],
    ),
  ),
];

/** “Overdue in red”, “taken = red, free = green”, “make the ready ones green”: colours of states that rows show. */
export function statesPainted(tokens: readonly Token[], hand: Hand): Outcome | undefined {
  const { design, spoken } = hand;
  const colors = colorsIn(tokens, hand);
  const isOther = spoken.named(tokens, 'role').length > 0 || spoken.has(tokens, ...others);
  if (colors.length === 0 || isOther) return undefined;
  const pieces = itemsIn(tokens, hand);
  const states = statesOf(design);
  const { palette, radius, mode } = design.look;
  const operations: SingleOperation[] = [];
  let painted = palette.states ?? {};
  for (const color of colors) {
    const last = tokens[color.to - 1];
    const piece = pieces.find((each) => last && each.includes(last)) ?? [];
    const said = piece.filter(({ quote }) => quote === undefined).map(({ plain }) => stemOf(plain));
    const meant = states.filter((state) => {
      const words = wordsOf(state);
      return words.some(
        ({ plain, stem }) =>
          (words.length === 1 || plain.length >= leastWord) && said.includes(stem),
      );
    });
    if (meant.length === 0) return undefined;
    for (const state of meant) {
      painted = { ...painted, [state.toLowerCase()]: color.value };
      operations.push({ op: 'theme.look', palette: { ...palette, states: painted }, radius, mode });
    }
  }
  return done(...operations);
}
