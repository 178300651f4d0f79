import { id } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** Makes the screen the first one, and its tab the first tab. */
export const schema = operation('start.set', { screen: id });
