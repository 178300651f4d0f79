import { colorNames, lookSigns } from '../../../designer/engine-data';
import type { Brief, Finding } from '../../../designer/interpret/brief';
import type { ReplyStyle } from './chat-message';

/** The look that a sentence asked for: adjectives, and names of colours. */
export interface AskedLook {
  looks: readonly string[];
  colors?: readonly string[];
}

/** Words of a look are also words of ideas (“vintage dresses”). */
const describesApp = (text: string, { words, at }: Finding<string>): boolean =>
  new RegExp(lookSigns.after, 'iu').test(text.slice(at + words.length)) ||
  new RegExp(lookSigns.before, 'iu').test(text.slice(Math.max(0, at - 40), at));

/** A colour as an English sentence has it: its first name, or the one that was typed. */
function nameOf({ value, words }: Finding<string>, language: string): string {
  const names = colorNames[value]?.replaceAll('=', '').split(', ') ?? [];
  const said = words.toLowerCase();
  return language === 'en' && names.includes(said) ? said : (names[0] ?? said);
}

/**
 * What the reply says of the look: the styles and the one colour that the design was given, and others where they
 * describe the app.
 */
export function askedLook(
  { text, language, mode, styles, colors }: Brief,
  style: ReplyStyle,
): AskedLook {
  const isAsked = (finding: Finding<string>) =>
    finding.value.match(lookSigns.ruled)
      ? finding.value === style.toLowerCase()
      : finding === mode || finding.value.match(lookSigns.drawn) || describesApp(text, finding);
  return {
    looks: [...(mode ? [mode] : []), ...styles]
      .filter(isAsked)
      .toSorted((one, other) => one.at - other.at)
      .map(({ value }) => value),
    colors: colors.slice(0, 1).map((color) => nameOf(color, language)),
  };
}
