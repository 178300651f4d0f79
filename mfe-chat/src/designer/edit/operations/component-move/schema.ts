import { id } from '../../../model/parts';
import { operation, place } from '../../operation-shape';

/** Another position on its own screen or another one, counted once it is taken out. */
export const schema = operation('component.move', { id, screen: id, at: place });
