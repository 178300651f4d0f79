import { component } from '../../model/component';
import { actionSchema, icon, word } from '../../model/parts';

export const schema = component('floating-button', { label: word, icon, action: actionSchema });
