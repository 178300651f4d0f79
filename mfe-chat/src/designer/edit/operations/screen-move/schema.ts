import { id } from '../../../model/parts';
import { operation, place } from '../../operation-shape';

/** Another position among the screens; the tabs keep their order. */
export const schema = operation('screen.move', { screen: id, at: place });
