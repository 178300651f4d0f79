import { id } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** Takes a screen out, with every way to it. The last one stays. */
export const schema = operation('screen.remove', { screen: id });
