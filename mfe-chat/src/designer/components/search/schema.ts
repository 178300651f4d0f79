import { component } from '../../model/component';
import { id, word } from '../../model/parts';

export const schema = component('search', { list: id, label: word, none: word });
