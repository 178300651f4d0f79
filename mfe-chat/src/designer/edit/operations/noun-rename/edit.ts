import { changedScreens, changedTexts } from '../../changed';
import { renameNoun } from '../../rename-noun';
import type { Edit } from '../../edit';

export const edit: Edit<'noun.rename'> = {
  apply: renameNoun,
  report: ({ before, after, operation: { from, to } }) => ({
    key: 'noun-rename',
    values: {
      from: from.many,
      to: to.many,
      texts: changedTexts(before, after),
      screens: changedScreens(before, after),
    },
  }),
};
