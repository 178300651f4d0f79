import { singlesOf, wordsOf } from '../designer/interpret/words';
import type { PackFile } from './pack.schema';

/** Phrases in the singular, as sentences are compared. They are no stems: a customer is nothing custom. */
export const singular = (phrases: readonly string[]): string[] =>
  phrases.map((phrase) => singlesOf(wordsOf(phrase)));

/** The phrases by which a sentence of one kind names a pack. */
export const phrasesIn = ({ words, wordsInKind }: PackFile, kind: string): string[] =>
  singular([...((wordsInKind as Record<string, string[]> | undefined)?.[kind] ?? []), ...words]);
