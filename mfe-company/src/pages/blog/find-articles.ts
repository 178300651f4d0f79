import MiniSearch, { type AsPlainObject } from 'minisearch';
import index from './blog-index.json';
import { hasWords, searchOptions } from './blog-index';

// TypeScript types JSON arrays as arrays, but MiniSearch expects tuples.
const search = MiniSearch.loadJS(index as unknown as AsPlainObject, searchOptions);

// Warms up the engine's exact, fuzzy and prefix search before the first keystroke.
for (const word of ['warming', 'co', 'de', 're']) search.search(word);

let last: ReadonlySet<string> = new Set();

/** Returns matching slugs, the same set for the same results; `null` if the query has no searchable word. */
export function findArticles(query: string): ReadonlySet<string> | null {
  const found = new Set(search.search(query).map(({ id }) => String(id)));
  if (found.size === 0 && !hasWords(query)) return null;
  if (found.size !== last.size || [...found].some((slug) => !last.has(slug))) last = found;
  return last;
}
