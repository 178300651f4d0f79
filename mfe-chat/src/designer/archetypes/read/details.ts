import type { FeatureName } from '../../interpret/features';
import type { Reading } from '../reading';
import { homeIn, screensIn, tabsIn } from './listed-screens';
import { quotesIn } from './quotes';

type Details = Pick<Reading, 'screens' | 'tabs' | 'quotes' | 'home'>;

/** What a brief lists or quotes: screens, tabs, texts. */
export const detailsIn = (
  text: string,
  featuresOf: (part: string) => readonly FeatureName[],
  language: string,
): Details => ({
  screens: screensIn(text, featuresOf, language),
  tabs: tabsIn(text),
  quotes: quotesIn(text),
  home: homeIn(text),
});
