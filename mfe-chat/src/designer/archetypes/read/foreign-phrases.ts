import type { AppLanguage } from '../../../content/app-language';
import { isPictographic, plainly, type Word } from '../../interpret/words';
import { compoundOf } from './foreign-compounds';
import { foreignNounsOf, nounOf, singularIn } from './foreign-nouns';
import { runAt } from './foreign-runs';
import { foundOf, type ForeignText, type Found } from './foreign-text';
import type { GrammarSets, NounPhrase } from './noun-phrases';

/** Longest noun of a dictionary, in words. */
const longest = 3;
const arabicArticle = /^و?(?:[بك]?ال|لل)(?=\p{L}{3})/u;

/** Finds noun phrases: nouns of the dictionary in any form, then unknown words as typed. */
export function foreignPhrases(
  text: string,
  words: readonly Word[],
  sets: GrammarSets,
  language: AppLanguage,
  open: (at: number) => boolean,
): NounPhrase[] {
  const here = { text, words, sets, nouns: foreignNounsOf(language), code: language.code, open };
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!open(at)) continue;
    const next = phraseAt(here, at);
    if (!next) continue;
    if (next.one !== '' && !isSkipped(here, next)) found.push(next);
    at = next.to;
  }
  return found.map((phrase, index) => ({
    ...phrase,
    score: scoreOf(here, phrase, found[index - 1], found[index + 1]),
  }));
}

function phraseAt(here: ForeignText, at: number): Found | undefined {
  const word = here.words[at];
  if (!word) return undefined;
  if (isPictographic(word.plain)) return runAt(here, at);
  return known(here, at) ?? unknown(here, at);
}

function known(here: ForeignText, at: number): Found | undefined {
  const { words, nouns, sets, code } = here;
  for (let length = longest; length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    if (part.length < length || part.some(({ clause }) => clause !== part[0]?.clause)) continue;
    const first = part[0]?.plain ?? '';
    if (length === 1 && (sets.closed.has(first) || sets.articles.has(first))) continue;
    const plains = part.map(({ plain }) => plain);
    const noun =
      nounOf(nouns, plains, code) ??
      nounOf(
        nouns,
        part.map(({ bare }) => bare),
        code,
      );
    if (noun) return foundOf(noun, at, at + length - 1);
  }
  return code === 'de' ? compoundOf(here, at) : undefined;
}

function isSkipped({ sets, words, nouns }: ForeignText, { from, to }: Found): boolean {
  const said = words.slice(from, to + 1).map(({ plain }) => plain);
  const whole = said.join(isPictographic(said[0] ?? '') ? '' : ' ');
  // “outils” does not mean an app, “un outil” does.
  return (
    sets.appNouns.has(whole) ||
    [whole, nouns.stem(whole), words[from]?.bare ?? ''].some(
      (each) => sets.generic.has(each) || sets.closed.has(each),
    )
  );
}

/** Reads unknown words as nouns, in German only if capitalised. */
function unknown({ text, words, sets, nouns, code }: ForeignText, at: number): Found | undefined {
  const word = words[at];
  if (!word || word.bare.length < 3 || !/^\p{L}+$/u.test(word.plain)) return undefined;
  const forms = [word.plain, word.bare, nouns.stem(word.plain)];
  const isHeld = (list: ReadonlySet<string>) => forms.some((form) => list.has(form));
  const { closed, articles, adjectives, verbs, appNouns, generic } = sets;
  if ([closed, articles, adjectives, appNouns, generic, verbs].some(isHeld)) return undefined;
  const stem = nouns.stem(word.plain);
  if (nouns.verbStems.has(stem) || nouns.adjectiveStems.has(stem)) return undefined;
  const typed = text.slice(word.at, word.end).split(/['’]/u)[0] ?? '';
  const isCapital = /^\p{Lu}/u.test(typed);
  if (code === 'de' && !isCapital) return undefined;
  const starts = words[at - 1]?.sentence !== word.sentence;
  const lower = starts && code !== 'de' ? typed.toLocaleLowerCase(code) : typed;
  const said = code === 'ar' ? lower.replace(arabicArticle, '') : lower;
  const one = singularIn(said, code);
  return { from: at, to: at, one, many: said, known: undefined, isPerson: false };
}

/** Tells whether the second noun owns the first: “medidas de mis clientas”. */
function isOf({ words, sets, code }: ForeignText, first: Found, second: Found): boolean {
  const between = words.slice(first.to + 1, second.from);
  if (between.length > 2 || words[first.to]?.clause !== words[second.from]?.clause) return false;
  if (code === 'ar' || code === 'ru' || code === 'id') return between.length === 0;
  return (
    between.some(({ plain }) => sets.ofWords.has(plain)) &&
    between.every(({ plain }) => sets.ofWords.has(plain) || sets.articles.has(plain))
  );
}

/** Languages where the owner comes first: “子供の食事”, “çocukların uykuları”. */
const ownerFirst = new Set(['ja', 'zh', 'ko', 'tr']);

function isOwner({ words, code }: ForeignText, first: Found, second: Found): boolean {
  if (!ownerFirst.has(code)) return false;
  const between = words.slice(first.to + 1, second.from);
  return (
    words[first.to]?.clause === words[second.from]?.clause &&
    (between.length === 0 ||
      (between.length === 1 && ['の', '的', '의'].includes(between[0]!.plain)))
  );
}

const isAfterColon = ({ text, words }: ForeignText, { from }: Found): boolean =>
  /[:：]\s/u.test(text.slice(0, words[from]?.at));

function scoreOf(
  here: ForeignText,
  phrase: Found,
  before: Found | undefined,
  after: Found | undefined,
): number {
  const { words, sets, text } = here;
  const { from, known: noun, isPerson } = phrase;
  const left = words[from - 1];
  let score = noun ? 2 : 1;
  score -= Math.min(1.2, from * (isPictographic(plainly(text)) ? 0.02 : 0.06));
  if (left && sets.forWords.has(left.plain) && left.clause === words[from]?.clause)
    score += isPerson ? 0.4 : 0.8;
  if (words[from]?.sentence === 0) score += 0.6;
  // “notes de frais : photo du ticket, montant”: the list names facts of each record.
  if (before && isAfterColon(here, phrase)) score -= 0.8;
  // “mediciones de azúcar”: a word for a whole category weighs less than the noun it holds.
  const isHolder = (other: Found | undefined) => other?.known?.isWhole === true;
  if (before && isOf(here, before, phrase)) score += isHolder(before) ? 0.8 : -0.8;
  if (after && isOf(here, phrase, after)) score += isHolder(phrase) ? -0.4 : 0.4;
  if (after && isOwner(here, phrase, after)) score -= 0.5;
  return score;
}
