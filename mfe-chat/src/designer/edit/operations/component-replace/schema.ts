import { componentSchema } from '../../../model/components';
import { id } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** Components that work on the old one stay if they can work on the new one. */
export const schema = operation('component.replace', { id, component: componentSchema });
