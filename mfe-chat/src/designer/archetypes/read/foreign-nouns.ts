import type { AppLanguage, NounEntry } from '../../../content/app-language';
import { plainly, wordsOf } from '../../interpret/words';
import { stemsBy, type StemIn } from './foreign-endings';
import type { KnownNoun } from './noun-index';

/** Nouns of a language other than English, found in any case, number or spelling. */
export interface ForeignNouns {
  stem: StemIn;
  exact: ReadonlyMap<string, KnownNoun>;
  stems: ReadonlyMap<string, KnownNoun>;
  verbStems: ReadonlySet<string>;
  adjectiveStems: ReadonlySet<string>;
}

/** “Saege” for “Säge”: typed on keyboards without umlauts. */
const unfolded = (plain: string) => plain.replaceAll(/([aou])e/gu, '$1');

const made = new WeakMap<AppLanguage, ForeignNouns>();

export function foreignNounsOf(language: AppLanguage): ForeignNouns {
  const known = made.get(language);
  if (known) return known;
  const stem = stemsBy((language.grammar.endings ?? []).map(plainly), language.code === 'tr');
  const keyOf = (form: string) =>
    wordsOf(form)
      .map(({ plain, bare }) => stem(language.code === 'ar' ? bare : plain))
      .join(' ');
  const exact = new Map<string, KnownNoun>();
  const stems = new Map<string, KnownNoun>();
  const add = (form: string, noun: KnownNoun) => {
    const plain = plainly(form);
    if (!exact.has(plain)) exact.set(plain, noun);
    const key = keyOf(form);
    // “pede” and “pedal” share three letters, “gato” and “gata” their stem.
    const isStem = key.length > 3 || (key.length > 2 && plain.length - key.length < 2);
    if (isStem && !stems.has(key)) stems.set(key, noun);
  };
  for (const [category, entries] of Object.entries(language.nouns))
    for (const entry of entries)
      for (const { one, many, ...rest } of wordings(entry, keyOf, language.code)) {
        const noun: KnownNoun = { one, many, category, ...rest };
        add(one, noun);
        add(many, noun);
      }
  const stemsOf = (words: readonly string[]) => new Set(words.map((word) => stem(plainly(word))));
  const nouns = {
    stem,
    exact,
    stems,
    verbStems: stemsOf(language.grammar.verbs),
    adjectiveStems: stemsOf(language.grammar.adjectives),
  };
  made.set(language, nouns);
  return nouns;
}

/** Pairs each synonym with its own plural. */
function wordings(entry: NounEntry, keyOf: (form: string) => string, code: string) {
  if (typeof entry === 'string') return [wordingOf([entry], undefined, code)];
  const { one, many = one, also = [] } = entry;
  const groups = new Map<string, string[]>();
  for (const form of also) groups.set(keyOf(form), [...(groups.get(keyOf(form)) ?? []), form]);
  const own = [keyOf(one), keyOf(many)];
  const others = [...groups].filter(([key]) => !own.includes(key)).map(([, forms]) => forms);
  // “tool” means its whole category; a synonym such as “spare part” does not.
  const synonym = { ...entry, whole: undefined };
  return [
    wordingOf([one, many], entry, code),
    ...others.map((forms) => wordingOf(forms, synonym, code)),
  ];
}

function wordingOf(
  [one = '', many]: readonly string[],
  entry: { whole?: true | undefined; icon?: KnownNoun['icon'] } | undefined,
  code: string,
) {
  return {
    one,
    many: many ?? pluralIn(one, code),
    isWhole: entry?.whole === true,
    icon: entry?.icon,
  };
}

/** Returns the plural if a rule gives it, else the word itself. */
export function pluralIn(one: string, code: string): string {
  const plain = plainly(one);
  if (code === 'tr') {
    const vowel = /[aeiouöüı](?=[^aeiouöüı]*$)/u.exec(one.toLocaleLowerCase('tr'))?.[0] ?? 'e';
    return /l[ae]r$/u.test(plain) ? one : `${one}${'aıou'.includes(vowel) ? 'lar' : 'ler'}`;
  }
  if (!['es', 'pt', 'fr'].includes(code) || one.includes(' ') || /[sxz]$/u.test(plain)) return one;
  if (code === 'fr') return `${one}s`;
  if (/[aeiou]$/u.test(plain)) return plain.endsWith('ao') ? `${one.slice(0, -2)}ões` : `${one}s`;
  return code === 'es' && /[ln dr]$/u.test(plain) ? `${one}es` : one;
}

export function singularIn(many: string, code: string): string {
  if (!['es', 'pt', 'fr'].includes(code) || many.length < 5 || !/[^sui]s$/u.test(many)) return many;
  if (code === 'pt' && many.endsWith('ões')) return `${many.slice(0, -3)}ão`;
  return code === 'es' && /[lndr]es$/u.test(many) ? many.slice(0, -2) : many.slice(0, -1);
}

export function nounOf(
  { stem, exact, stems }: ForeignNouns,
  parts: readonly string[],
  code: string,
): KnownNoun | undefined {
  const whole = parts.join(' ');
  const key = parts.map(stem).join(' ');
  return (
    exact.get(whole) ??
    stems.get(key) ??
    (code === 'de' ? (exact.get(unfolded(whole)) ?? stems.get(unfolded(key))) : undefined)
  );
}
