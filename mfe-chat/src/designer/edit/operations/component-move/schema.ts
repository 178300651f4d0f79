import { id } from '../../../model/parts';
import { operation, place } from '../../operation-shape';

/** The position counts without the moved component. */
export const schema = operation('component.move', { id, screen: id, at: place });
