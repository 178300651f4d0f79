import type { Brief } from './brief';
import { readEntities } from './read-entities';
import { readVariants } from './read-variants';
import { withoutMarkup } from './interpret';
import { wordsOf } from './words';

/** The Brief with what only curated content answers: the things it keeps, with their fields, and forms of its parts. */
export function withDetails(brief: Brief): Brief {
  const { text, kind } = brief;
  return {
    ...brief,
    entities: readEntities(text, wordsOf(withoutMarkup(text)), kind.value),
    variants: readVariants(text),
  };
}
