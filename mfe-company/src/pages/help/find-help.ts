import MiniSearch, { type AsPlainObject } from 'minisearch';
import index from './help-index.json';
import { type HelpEntry, searchOptions } from './help-index';

export type HelpResult = Pick<HelpEntry, 'id' | 'kind' | 'title' | 'href'>;

// TypeScript types JSON arrays as arrays, but MiniSearch expects tuples.
const search = MiniSearch.loadJS<HelpEntry>(index as unknown as AsPlainObject, searchOptions);

// Warms up the engine, fuzzy search included, before the first keystroke.
search.search('warming');

/** Returns results for the query, best first. Loaded on demand. */
export function findHelp(query: string): HelpResult[] {
  return search.search(query).map(({ id, kind, title, href }) => ({
    id: String(id),
    kind: kind as HelpEntry['kind'],
    title: String(title),
    href: String(href),
  }));
}
