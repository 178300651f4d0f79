import { changedScreens, changedTexts } from '../../changed';
import { setLanguage } from '../../set-language';
import type { Edit } from '../../edit';

const names = new Intl.DisplayNames('en', { type: 'language' });

export const edit: Edit<'language.set'> = {
  apply: setLanguage,
  report: ({ before, after, operation: { language } }) => ({
    key: 'language-set',
    values: {
      language: names.of(language) ?? language,
      texts: changedTexts(before, after),
      screens: changedScreens(before, after),
    },
  }),
};
