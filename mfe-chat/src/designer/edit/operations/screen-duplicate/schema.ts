import { id } from '../../../model/parts';
import { operation } from '../../operation-shape';

export const schema = operation('screen.duplicate', { screen: id });
