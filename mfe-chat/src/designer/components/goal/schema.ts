import { component } from '../../model/component';
import { count, several, word } from '../../model/parts';

export const schema = component('goal', {
  label: word,
  value: count,
  of: several,
  unit: word,
  step: several,
  note: word,
});
