import { componentSchema } from '../../../model/components';
import { id } from '../../../model/parts';
import { operation, place } from '../../operation-shape';

export const schema = operation('component.add', {
  screen: id,
  at: place,
  component: componentSchema,
});
