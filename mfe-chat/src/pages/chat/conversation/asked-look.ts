import { looks } from '../../../designer/engine-data';
import type { Pattern } from '../../../content/lexicon.schema';
import type { Brief, Finding } from '../../../designer/interpret/brief';
import type { ReplyStyle } from './chat-message';

/** The look that a sentence asked for: adjectives, and names of colours. */
export interface AskedLook {
  looks: readonly string[];
  colors?: readonly string[];
}

/** What stands after or before an English word that describes the app. */
const describing = {
  after:
    /^(?:[ ,-]+[\p{L}-]+){0,3}?[ -]+(?:look(?! like)|style|theme|design|feel|vibe|app|website)/iu,
  before: /\b(?:(?:make|keep) (?:it|this|everything)|looks?|looking|feels?)(?: [\p{L}-]+)* $/iu,
};

/** Words of a look are also words of ideas (“vintage dresses”). */
const describesApp = (text: string, { words, at }: Finding<string>): boolean =>
  describing.after.test(text.slice(at + words.length)) ||
  describing.before.test(text.slice(Math.max(0, at - 40), at));

const sayable = (name: Pattern): string[] => {
  if (typeof name === 'string') return [name];
  return 'exact' in name ? [name.exact] : [];
};

/** A colour as an English sentence has it: its first name, or the one that was typed. */
function nameOf({ value, words }: Finding<string>, language: string): string {
  const names = looks.colors[value]?.flatMap((name) => sayable(name)) ?? [];
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
    looks.ruled.includes(finding.value)
      ? finding.value === style.toLowerCase()
      : finding === mode || looks.drawn.includes(finding.value) || describesApp(text, finding);
  return {
    looks: [...(mode ? [mode] : []), ...styles]
      .filter(isAsked)
      .toSorted((one, other) => one.at - other.at)
      .map(({ value }) => value),
    colors: colors.slice(0, 1).map((color) => nameOf(color, language)),
  };
}
