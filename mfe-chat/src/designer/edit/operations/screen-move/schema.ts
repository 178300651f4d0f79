import { id } from '../../../model/parts';
import { operation, place } from '../../operation-shape';

export const schema = operation('screen.move', { screen: id, at: place });
