import type { KindContent } from '../../content/source';
import type { Brief } from './brief';
import { readEntities } from './read-entities';
import { readScreens } from './read-screens';
import { readVariants } from './read-variants';
import { withoutMarkup } from './read-brief';
import { wordsOf } from './words';

/**
 * The Brief with what only curated content answers: the things it keeps, with their fields,
 * screens by name, and forms of its parts.
 */
export function withDetails(brief: Brief, { things = [] }: KindContent): Brief {
  const { text, language } = brief;
  const words = wordsOf(withoutMarkup(text));
  return {
    ...brief,
    // What a kind keeps is named in English.
    entities: readEntities(text, words, language === 'en' ? things : []),
    ...readScreens(text, words),
    variants: readVariants(text),
  };
}
