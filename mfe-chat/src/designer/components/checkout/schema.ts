import { component } from '../../model/component';
import { line, some, word } from '../../model/parts';

export const schema = component('checkout', {
  label: word,
  ways: some(line, 4),
  pay: word,
  paid: word,
});
