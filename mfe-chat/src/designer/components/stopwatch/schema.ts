import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('stopwatch', {
  label: word,
  start: word,
  pause: word,
  lap: word,
  reset: word,
});
