import { component } from '../../model/component';
import { whole, word } from '../../model/parts';

export const schema = component(
  'stepper',
  {
    label: word,
    value: whole(-1_000_000, 1_000_000),
    min: whole(-1_000_000, 1_000_000),
    max: whole(-1_000_000, 1_000_000),
    unit: word,
  },
  ({ value, min, max }) => [{ path: ['value'], value, least: min, most: max }],
);
