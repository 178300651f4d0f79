import { component, within } from '../../model/component';
import { index, some, word } from '../../model/parts';

export const schema = component(
  'choice',
  {
    label: word,
    options: some(word, 6, 2),
    selected: index,
  },
  ({ selected, options }) => [within(['selected'], selected, options)],
);
