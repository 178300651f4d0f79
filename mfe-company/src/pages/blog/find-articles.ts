import MiniSearch, { type AsPlainObject } from 'minisearch';
import index from './blog-index.json';
import { hasWords, searchOptions } from './blog-index';

// The type of a JSON file knows no tuples, which this library writes.
const search = MiniSearch.loadJS(index as unknown as AsPlainObject, searchOptions);

// The first searches make the engine compile what it runs: now, while the field gets the focus, not with a letter. A
// word that stands nowhere, long enough for the search of similar ones to run too, and beginnings of many words.
for (const word of ['warming', 'co', 'de', 're']) search.search(word);

let last: ReadonlySet<string> = new Set();

/**
 * Slugs of the articles that have all words of the query, or words that begin with them. `null` where the query
 * holds no word to search for, such as a first letter or “the”: nothing is left out then. The same set as before
 * where a letter more finds the same articles, so that nothing is rendered for it.
 */
export function findArticles(query: string): ReadonlySet<string> | null {
  const found = new Set(search.search(query).map(({ id }) => String(id)));
  if (found.size === 0 && !hasWords(query)) return null;
  if (found.size !== last.size || [...found].some((slug) => !last.has(slug))) last = found;
  return last;
}
