import { component } from '../../model/component';
import { id, some, word } from '../../model/parts';

export const schema = component('filters', {
  list: id,
  label: word,
  all: word,
  groups: some(word, 6),
});
