import MiniSearch, { type AsPlainObject } from 'minisearch';
import index from './blog-index.json';
import { hasWords, searchOptions } from './blog-index';

// The type of a JSON file knows no tuples, which this library writes.
const search = MiniSearch.loadJS(index as unknown as AsPlainObject, searchOptions);

// The first search makes the engine compile what it runs: now, while the field gets the focus, not with a letter. Long
// enough a word, and one that stands nowhere, for the search of similar ones to run too.
search.search('warming');

/**
 * Slugs of the articles that have all words of the query, or words that begin with them. `null` where the query
 * holds no word to search for, such as a first letter or “the”: nothing is left out then.
 */
export function findArticles(query: string): ReadonlySet<string> | null {
  if (!hasWords(query)) return null;
  return new Set(search.search(query).map(({ id }) => String(id)));
}
