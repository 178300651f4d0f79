import { id } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** A copy after the screen, and a way to it where there is one to the screen. */
export const schema = operation('screen.duplicate', { screen: id });
