import { id } from '../../../model/parts';
import { operation, place } from '../../operation-shape';

/** The tabs keep their order. */
export const schema = operation('screen.move', { screen: id, at: place });
