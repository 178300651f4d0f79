import { id } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** A copy right after the component. */
export const schema = operation('component.duplicate', { id });
