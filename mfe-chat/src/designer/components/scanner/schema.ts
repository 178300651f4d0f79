import { component } from '../../model/component';
import { line, some, word } from '../../model/parts';

export const schema = component('scanner', {
  label: word,
  scan: word,
  again: word,
  found: some(line, 4),
});
