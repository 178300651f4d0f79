import MiniSearch, { type AsPlainObject } from 'minisearch';
import index from './help-index.json';
import { type HelpEntry, searchOptions } from './help-index';

/** A result: what it is called and where it is. */
export type HelpResult = Pick<HelpEntry, 'id' | 'kind' | 'title' | 'href'>;

// The type of a JSON file knows no tuples, which this library writes.
const search = MiniSearch.loadJS<HelpEntry>(index as unknown as AsPlainObject, searchOptions);

// The first search makes the engine compile what it runs: now, while the field gets the focus, not with a letter. Long
// enough a word, and one that stands nowhere, for the search of similar ones to run too.
search.search('warming');

/** What the help page has to say about the query, best first. Loaded with the first letter typed. */
export function findHelp(query: string): HelpResult[] {
  return search.search(query).map(({ id, kind, title, href }) => ({
    id: String(id),
    kind: kind as HelpEntry['kind'],
    title: String(title),
    href: String(href),
  }));
}
