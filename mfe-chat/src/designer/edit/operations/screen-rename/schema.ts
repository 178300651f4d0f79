import { id, word } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** Also renames tab, title and links that show the old name. */
export const schema = operation('screen.rename', { screen: id, name: word });
