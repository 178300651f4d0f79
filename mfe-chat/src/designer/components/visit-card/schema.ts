import { component } from '../../model/component';
import { picture, some, textAction, word } from '../../model/parts';

export const schema = component('visit-card', {
  eyebrow: word,
  title: word,
  picture,
  buttons: some(textAction, 2),
});
