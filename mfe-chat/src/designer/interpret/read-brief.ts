import type { Brief } from './brief';
import { impliedFeatures } from './implied';
import { directionOf, languageOf } from './language';
import type { ColorWords } from '../../content/colors.schema';
import type { LanguageWords } from '../../content/source';
import { lexiconsFor } from './lexicon/lexicons';
import { negatedWords } from './negation';
import { readCounts } from './read-counts';
import { readCurrency } from './read-currency';
import { readFeatures } from './read-features';
import { readKind } from './read-kind';
import type { readName } from './read-name';
import type { readNavigation } from './read-navigation';
import {
  asksForNoLook,
  mayNameLook,
  namesBasicColors,
  saysWhatFor,
  type ReadColors,
  type ReadLooks,
} from './read-style';
import { wordsOf } from './words';

/** Readers that few texts need; `readersFor` loads them on demand. */
export interface SaidReaders {
  looks?: ReadLooks | undefined;
  colors?: ReadColors | undefined;
  navigation?: typeof readNavigation | undefined;
  name?: typeof readName | undefined;
}

const longestText = 10_000;
/** Tags and addresses are not part of the idea; blanks replace them so that positions stay valid. */
const markup =
  /<(script|style)\b[^<>]{0,200}>[^<>]{0,400}|<[^<>]{0,200}>|(?:javascript|https?|data):\S{1,200}/giu;
/** Invisible characters split words or reverse lines; emoji and letter joiners stay. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
};

export const withoutMarkup = (text: string): string =>
  text.replaceAll(markup, (tag) => ' '.repeat(tag.length));

function wordsIn(idea: string) {
  const text = idea.slice(0, longestText).replaceAll(unseen, '').trim();
  const words = wordsOf(withoutMarkup(text));
  return { text, words, language: languageOf(text, words) };
}

export const languageOfIdea = (idea: string): string => wordsIn(idea).language;

/** Tells whether to load the colour words: the text has a common colour or names a role for one. */
export function mayNameColors(idea: string): boolean {
  const { text, words } = wordsIn(idea);
  return namesBasicColors(text, words) || saysWhatFor(words);
}

export function namesColors(idea: string, { names, things, compounds }: ColorWords): boolean {
  const { text, words } = wordsIn(idea);
  if (namesBasicColors(text, words)) return true;
  const lower = text.toLowerCase();
  const said = new Set(words.map(({ plain }) => plain));
  return (
    [...Object.keys(names), ...Object.keys(things)].some((name) =>
      name.includes(' ') ? lower.includes(name) : said.has(name),
    ) ||
    [...compounds.dark, ...compounds.light].some((start) =>
      words.some(({ plain }) => plain.startsWith(start)),
    )
  );
}

export const mayMove =
  /\btab(?!le)|\bnav|men[uü]|hamburger|drawer|sidebar|(?:single|one) (?:screen|page)|wizard|back button|pesta|\babas|leiste|onglet|вклад|导航|标签栏|タブ|탭|侧边栏|サイド/iu;

export const mayBeNamed = (text: string): boolean =>
  /call(?!s\b)|nam(?!es\b)|\bnom|titl|hei(?:ß|ss)|genannt|llam|chama|chiam|appel|назыв|назва|имени|اسم|سمى|名|取|叫|いう|라는|adl[ıi]|adında|isimli/iu.test(
    text,
  ) || /^\s*\p{Lu}[\p{L}\p{N}]{2,18}\s(?:[-–—:]\s|is an? )/u.test(text);

export function mayHaveLook(idea: string, own?: LanguageWords): boolean {
  const { text, words } = wordsIn(idea);
  return mayNameLook(text, words, own?.moods);
}

/** Reads a text. `withSubject` and `withDetails` add what depends on loaded content. `own`: lists of its language. */
export function readBrief(
  idea: string,
  own?: LanguageWords,
  { looks, colors, navigation, name }: SaidReaders = {},
): Brief {
  const { text, words, language } = wordsIn(idea);
  const lexicons = lexiconsFor(language, own);
  const negated = words.map(() => false);
  for (const lexicon of lexicons) {
    negatedWords(words, lexicon).forEach((out, at) => (negated[at] ||= out));
  }
  const { asked, excluded } = readFeatures(text, words, negated, lexicons);
  const kind = readKind(text, words, negated, lexicons);
  return {
    text,
    language,
    direction: directionOf(language),
    kind,
    subject: undefined,
    trip: undefined,
    name: name?.(text),
    entities: [],
    features: [...asked, ...impliedFeatures(kind.value, asked, excluded)],
    excluded,
    screens: [],
    home: undefined,
    navigation: navigation?.(text, words),
    ...(looks?.(text, words, negated, { language, moods: own?.moods, colors }) ?? asksForNoLook()),
    currency: readCurrency(text, language),
    variants: [],
    counts: readCounts(words),
    seed: hash(text),
  };
}
