import { Platform } from 'react-native';
import type { Typeface } from '../../../model/theme-names';

/** System fonts. */
const sans = Platform.select({ ios: 'System', android: 'sans-serif', default: 'system-ui' });
const serif = Platform.select({ ios: 'Georgia', android: 'serif', default: 'Georgia, serif' });
const mono = Platform.select({ ios: 'Menlo', android: 'monospace', default: 'monospace' });
const narrow = Platform.select({
  ios: 'Avenir Next Condensed',
  android: 'sans-serif-condensed',
  default: "'Arial Narrow', sans-serif",
});
const written = Platform.select({ ios: 'Bradley Hand', android: 'casual', default: 'cursive' });

/** Used when the app has no font file for the face. */
export const liveFamilies: Readonly<Record<Typeface, string>> = {
  bricolage: sans,
  instrument: sans,
  newsreader: serif,
  rounded: sans,
  condensed: narrow,
  georgia: serif,
  mono,
  hand: written,
  pixel: mono,
  didone: serif,
  deco: sans,
  poster: narrow,
  wide: sans,
  bubble: sans,
};

export const staticFamilies: Readonly<Record<Typeface, string>> = { ...liveFamilies };
