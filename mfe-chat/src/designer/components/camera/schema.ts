import { component } from '../../model/component';
import { picture, word } from '../../model/parts';

export const schema = component('camera', {
  picture,
  label: word,
  shutter: word,
  taken: word,
  flash: word,
  turn: word,
});
