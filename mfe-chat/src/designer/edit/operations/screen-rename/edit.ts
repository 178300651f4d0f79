import { nameOfScreen } from '../../names';
import { changedTexts } from '../../changed';
import { renameScreen } from '../../rename-screen';
import type { Edit } from '../../edit';

export const edit: Edit<'screen.rename'> = {
  apply: renameScreen,
  report: ({ before, after, operation: { screen, name } }) => ({
    key: 'screen-rename',
    values: { from: nameOfScreen(before, screen), to: name, places: changedTexts(before, after) },
  }),
};
