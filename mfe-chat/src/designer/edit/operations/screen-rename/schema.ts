import { id, word } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** Another name, wherever the screen goes by its own: tab, title, links. */
export const schema = operation('screen.rename', { screen: id, name: word });
