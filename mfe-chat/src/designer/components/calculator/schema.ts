import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('calculator', { label: word, clear: word });
