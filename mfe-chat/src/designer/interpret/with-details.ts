import type { KindContent } from '../../content/source';
import type { Brief } from './brief';
import { readEntities } from './read-entities';
import { readScreens } from './read-screens';
import { readVariants } from './read-variants';
import { withoutMarkup } from './read-brief';
import { wordsOf } from './words';

/** Adds what only curated content answers: entities with fields, named screens and component variants. */
export function withDetails(brief: Brief, { things = [] }: KindContent): Brief {
  const { text, language } = brief;
  const words = wordsOf(withoutMarkup(text));
  return {
    ...brief,
    // The things of a kind are named in English only.
    entities: readEntities(text, words, language === 'en' ? things : []),
    ...readScreens(text, words),
    variants: readVariants(text),
  };
}
