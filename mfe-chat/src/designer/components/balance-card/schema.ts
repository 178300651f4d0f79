import { component } from '../../model/component';
import { picture, textAction, word } from '../../model/parts';

export const schema = component('balance-card', {
  value: word,
  caption: word,
  button: textAction,
  picture,
});
