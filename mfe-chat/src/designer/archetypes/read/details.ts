import type { FeatureName } from '../../interpret/features';
import type { Finding } from '../../interpret/brief';
import type { Reading } from '../reading';
import { setAsideIn, type Span } from './lines';
import { homeIn, screensIn } from './listed-screens';
import { quotesIn } from './quotes';

type Details = Pick<Reading, 'screens' | 'tabs' | 'quotes' | 'home'> & {
  /** Quoted name of the app: “an app for "Potluck"”. */
  name: Finding<string> | undefined;
  /** Lines of style and headings. */
  aside: readonly Span[];
};

const appCalled =
  /(?<!\p{L})(?:app|application|brief|prototype|design|project|mock-?up|product|site|tool)\s*(?:for|called|named|is|[:–—-])?\s*["“„«]([^"”“»\n]{2,28})["”“»]/iu;

function nameIn(text: string): Finding<string> | undefined {
  const found = appCalled.exec(text);
  if (!found?.[1]) return undefined;
  return { value: found[1], words: found[0], at: found.index };
}

export const detailsIn = (
  text: string,
  featuresOf: (part: string) => readonly FeatureName[],
  language: string,
  isFact: (label: string) => boolean,
): Details => ({
  ...screensIn(text, featuresOf, language, isFact),
  name: nameIn(text),
  quotes: quotesIn(text),
  home: homeIn(text),
  aside: setAsideIn(text),
});
