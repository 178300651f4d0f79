import MiniSearch, { type AsPlainObject } from 'minisearch';
import index from './blog-index.json';
import { searchOptions } from './blog-index';

// The type of a JSON file knows no tuples, which this library writes.
const search = MiniSearch.loadJS(index as unknown as AsPlainObject, searchOptions);

/** Slugs of the articles that have all words of the query, or words that begin with them. */
export function findArticles(query: string): ReadonlySet<string> {
  return new Set(search.search(query).map(({ id }) => String(id)));
}
