import { id } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** The screen that the app opens with, and its first tab where it is one. */
export const schema = operation('start.set', { screen: id });
