import { singlesOf, wordsOf } from '../designer/interpret/words';
import type { PackFile } from './pack.schema';

/** In the singular, as sentences are compared, but not stemmed: “customer” must not match “custom”. */
export const singular = (phrases: readonly string[]): string[] =>
  phrases.map((phrase) => singlesOf(wordsOf(phrase)));

export const phrasesIn = ({ words, wordsInKind }: PackFile, kind: string): string[] =>
  singular([...((wordsInKind as Record<string, string[]> | undefined)?.[kind] ?? []), ...words]);
