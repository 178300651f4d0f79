import { component } from '../../model/component';
import { id, picture, word } from '../../model/parts';

export const schema = component('progress-card', { list: id, of: word, caption: word, picture });
