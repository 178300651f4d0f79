import { componentSchema } from '../../../model/components';
import { id } from '../../../model/parts';
import { operation, place } from '../../operation-shape';

/** One more component on a screen, under its own id or the nearest free one. */
export const schema = operation('component.add', {
  screen: id,
  at: place,
  component: componentSchema,
});
