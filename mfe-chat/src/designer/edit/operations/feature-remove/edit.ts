import { removeFeature } from '../../remove';
import type { Edit } from '../../edit';

export const edit: Edit<'feature.remove'> = {
  apply: (design, { feature }) => removeFeature(design, feature),
};
