import { component } from '../../model/component';
import { sentence } from '../../model/parts';

export const schema = component('paragraph', { text: sentence });
