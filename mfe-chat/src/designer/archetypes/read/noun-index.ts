import type { AppLanguage, NounEntry } from '../../../content/app-language';
import type { IconName } from '../../drawings/icon-names.generated';
import { plainly } from '../../interpret/words';

export interface KnownNoun {
  one: string;
  many: string;
  category: string;
  isWhole: boolean;
  icon: IconName | undefined;
}

export type NounIndex = ReadonlyMap<string, KnownNoun>;

export function pluralOf(word: string): string {
  if (/(?:s|x|z|ch|sh)$/u.test(word)) return `${word}es`;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  const keepsF = /(?:roof|chef|belief|proof|reef|cliff|safe|cafe|giraffe|carafe)$/u;
  if (/(?:[^f]fe|[lr]f)$/u.test(word) && !keepsF.test(word)) return word.replace(/fe?$/u, 'ves');
  return `${word}s`;
}

function formsOf(
  entry: NounEntry,
): { forms: readonly (readonly [one: string, many: string])[] } & Exclude<NounEntry, string> {
  if (typeof entry === 'string') return { one: entry, forms: [[entry, pluralOf(entry)]] };
  const { one, many, also = [], mass } = entry;
  const plural = (form: string, index: number) =>
    mass ? form : index === 0 && many ? many : pluralOf(form);
  return {
    ...entry,
    forms: [one, ...also].map((form, index) => [form, plural(form, index)] as const),
  };
}

/** Builds the index of a language; outside English every form of a noun maps to the noun. */
export function indexOf(nouns: AppLanguage['nouns'], isEnglish: boolean): NounIndex {
  const index = new Map<string, KnownNoun>();
  for (const [category, entries] of Object.entries(nouns)) {
    for (const entry of entries) {
      const { one: first, many: all = first, whole, icon, forms } = formsOf(entry);
      for (const [one, many] of forms) {
        const known: KnownNoun = {
          one: isEnglish ? one : first,
          many: isEnglish ? many : all,
          category,
          isWhole: whole === true,
          icon,
        };
        for (const form of isEnglish ? [one, many] : [one, all]) {
          const plain = plainly(form);
          if (!index.has(plain)) index.set(plain, known);
        }
      }
    }
  }
  return index;
}
