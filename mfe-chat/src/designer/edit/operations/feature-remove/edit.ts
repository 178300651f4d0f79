import { changedScreens, partsIn } from '../../changed';
import { removeFeature } from '../../remove';
import type { Edit } from '../../edit';

export const edit: Edit<'feature.remove'> = {
  apply: (design, { feature }) => removeFeature(design, feature),
  report: ({ before, after, operation: { feature } }) => ({
    key: 'feature-remove',
    values: {
      feature,
      parts: partsIn(before) - partsIn(after),
      screens: changedScreens(before, after),
    },
  }),
};
