import { componentSchema } from '../../../model/components';
import { id } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** Another component in the place of one. What works on it stays where it can work on the new one. */
export const schema = operation('component.replace', { id, component: componentSchema });
