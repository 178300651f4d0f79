import { component } from '../../model/component';
import { picture, word } from '../../model/parts';

export const schema = component('run-map', {
  label: word,
  picture,
  pause: word,
  resume: word,
  music: word,
});
