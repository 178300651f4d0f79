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
import { nounPhrases } from './noun-phrases';
import { wordsFor } from './reading-words';
import { rolesIn } from './roles';
import { subjectsOf } from './subjects';

/** Lists, quotes and named tabs have one of these. */
export const mayHaveDetails =
  /[\n"“„«「『‘]|(?<![\p{L}\p{N}])'|\btabs?\b|(?:screen|page|view|pantalla|écran|bildschirm|seite|tela|schermat|ekran|layar|экран|شاش|الصفحات|页面|界面|画面|화면)[^:：.\n]{0,34}[:：]/iu;

/** Reads what kind of app a brief asks for: mechanics, subject, roles, screens, quoted texts. */
export async function readApp(brief: Brief, language: AppLanguage): Promise<Reading> {
  const { text } = brief;
  const { sets, nouns, products } = wordsFor(language);
  const { signs, currencies } = language;
  const words = wordsOf(text);
  const lines = linesIn(text);
  const heardMoney = brief.currency && brief.currency.at >= 0 ? brief.currency.value : undefined;
  const spoken = languageAsked(text) ?? brief.language;
  const featuresOf = (part: string) =>
    interpret(part)
      .features.filter(({ at }) => at >= 0)
      .map(({ value }) => value);
  const details = mayHaveDetails.test(text)
    ? (await import('./details')).detailsIn(text, featuresOf, spoken)
    : { screens: [], tabs: [], quotes: [], home: [] };
  const shut = [
    ...lines
      .filter(({ kind }) => kind === 'style' || kind === 'tabs' || kind === 'heading')
      .map(({ at, text: line }) => [at, at + line.length] as const),
    ...details.quotes.map(({ at, text: quote }) => [at, at + quote.length + 2] as const),
    ...(brief.name ? [[brief.name.at, brief.name.at + brief.name.words.length] as const] : []),
    ...brief.colors.map(({ at, words: said }) => [at, at + said.length] as const),
    ...(brief.currency
      ? [[brief.currency.at, brief.currency.at + brief.currency.words.length] as const]
      : []),
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
      : (await import('./foreign-phrases')).foreignPhrases(
          text,
          words,
          sets,
          nouns,
          brief.language,
          mayBeRead,
        );
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
  return {
    brief,
    archetypes,
    isAnalogy: analogy?.subject !== undefined,
    subjects,
    roles: rolesIn(text, words, phrases, subjects[0]?.one),
    ...details,
    language: spoken,
    currency: currencyOf(text, spoken, currencies, heardMoney),
  };
}
