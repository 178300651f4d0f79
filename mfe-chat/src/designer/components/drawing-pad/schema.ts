import { component } from '../../model/component';
import { some, word } from '../../model/parts';

export const schema = component('drawing-pad', {
  label: word,
  clear: word,
  stamp: word,
  colors: some(word, 5),
});
