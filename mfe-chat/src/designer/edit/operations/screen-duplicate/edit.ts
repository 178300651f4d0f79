import { duplicateScreen } from '../../duplicate-screen';
import { nameOfScreen } from '../../names';
import type { Edit } from '../../edit';

export const edit: Edit<'screen.duplicate'> = {
  apply: (design, { screen }) => duplicateScreen(design, screen),
  report: ({ before, after, operation: { screen } }) => ({
    key: 'screen-duplicate',
    values: {
      screen: nameOfScreen(before, screen),
      to:
        after.screens.find(({ id }) => !before.screens.some((each) => each.id === id))?.name ?? '',
    },
  }),
};
