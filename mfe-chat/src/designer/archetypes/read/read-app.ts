import type { AppLanguage } from '../../../content/app-language';
import type { Brief } from '../../interpret/brief';
import { interpret } from '../../interpret/interpret';
import { wordsOf } from '../../interpret/words';
import type { Reading } from '../reading';
import { analogyIn } from './analogy';
import { rankArchetypes } from './choose-archetype';
import { linesIn } from './lines';
import { currencyOf } from './currency';
import { languageAsked } from './language-asked';
import { homeIn, screensIn, tabsIn } from './listed-screens';
import { foreignPhrases } from './foreign-phrases';
import { nounPhrases } from './noun-phrases';
import { wordsFor } from './reading-words';
import { quotesIn } from './quotes';
import { rolesIn } from './roles';
import { subjectsOf } from './subjects';

/** Reads what kind of app a brief asks for: mechanics, subject, roles, screens, quoted texts. */
export function readApp(brief: Brief, language: AppLanguage): Reading {
  const { text } = brief;
  const { sets, nouns, products } = wordsFor(language);
  const { signs, currencies } = language;
  const words = wordsOf(text);
  const lines = linesIn(text);
  const quotes = quotesIn(text);
  const shut = [
    ...lines
      .filter(({ kind }) => kind === 'style' || kind === 'tabs' || kind === 'heading')
      .map(({ at, text: line }) => [at, at + line.length] as const),
    ...quotes.map(({ at, text: quote }) => [at, at + quote.length + 2] as const),
    ...(brief.name ? [[brief.name.at, brief.name.at + brief.name.words.length] as const] : []),
    ...brief.colors.map(({ at, words: said }) => [at, at + said.length] as const),
    ...brief.styles.map(({ at, words: said }) => [at, at + said.length] as const),
  ];
  // "hand-printed", "off-white": what a hyphen ties to the next word is no noun of its own.
  const isTied = (at: number) =>
    text[words[at]?.end ?? 0] === '-' || text[(words[at]?.at ?? 0) - 1] === '-';
  const shutAt = words.map(
    ({ at, end }, index) => isTied(index) || shut.some(([from, to]) => at >= from && end <= to + 1),
  );
  const open = (at: number) => shutAt[at] === false;
  const analogy = analogyIn(words, sets, products);
  const isProduct = (at: number) => analogy !== undefined && at >= analogy.from && at <= analogy.to;
  const mayBeRead = (at: number) => open(at) && !isProduct(at);
  const phrases =
    brief.language === 'en'
      ? nounPhrases(words, sets, nouns, mayBeRead)
      : foreignPhrases(text, words, sets, nouns, brief.language, mayBeRead);
  const archetypes = rankArchetypes(
    brief,
    words,
    open,
    signs,
    analogy,
    (at) => phrases.some(({ from, to, known }) => known !== undefined && at >= from && at <= to),
    (word) => sets.appNouns.has(word),
  );
  const mechanics = new Set(signs[archetypes[0]?.value ?? '']?.nouns ?? []);
  const subjects = subjectsOf(text, words, phrases, analogy, sets, mechanics);
  const featuresOf = (part: string) =>
    interpret(part)
      .features.filter(({ at }) => at >= 0)
      .map(({ value }) => value);
  const spoken = languageAsked(text) ?? brief.language;
  return {
    brief,
    archetypes,
    isAnalogy: analogy?.subject !== undefined,
    subjects,
    roles: rolesIn(text, words, phrases, subjects[0]?.one),
    screens: screensIn(text, featuresOf, spoken),
    tabs: tabsIn(text),
    quotes,
    home: homeIn(text),
    language: spoken,
    currency: currencyOf(text, spoken, currencies),
  };
}
