import { component } from '../../model/component';
import { id, word } from '../../model/parts';

export const schema = component('login', {
  title: word,
  note: word,
  mail: word,
  password: word,
  enter: word,
  other: word,
  wrong: word,
  to: id,
});
