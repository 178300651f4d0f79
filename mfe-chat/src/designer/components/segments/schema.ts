import { component, within } from '../../model/component';
import { index, some, word } from '../../model/parts';

export const schema = component(
  'segments',
  {
    label: word,
    options: some(word, 5, 2),
    selected: index,
  },
  ({ selected, options }) => [within(['selected'], selected, options)],
);
