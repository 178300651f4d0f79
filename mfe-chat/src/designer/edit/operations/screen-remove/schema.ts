import { id } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** Also removes all links to the screen; the last screen stays. */
export const schema = operation('screen.remove', { screen: id });
