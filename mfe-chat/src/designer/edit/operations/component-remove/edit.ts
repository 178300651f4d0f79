import { removeComponent } from '../../remove';
import type { Edit } from '../../edit';

export const edit: Edit<'component.remove'> = {
  apply: (design, { id }) => removeComponent(design, id),
};
