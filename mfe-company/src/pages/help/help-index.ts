import MiniSearch, { type Options } from 'minisearch';
import type { help } from './help.content';

/** One thing that search can find. */
export interface HelpEntry {
  id: string;
  kind: 'faq' | 'resource' | 'tutorial';
  title: string;
  text: string;
  /** Where it is: a page, or an anchor on this one. */
  href: string;
}

/** Shared by the step that writes the index and the page that reads it: they must agree. */
export const searchOptions: Options<HelpEntry> = {
  fields: ['title', 'text'],
  storeFields: ['kind', 'title', 'href'],
  searchOptions: {
    boost: { title: 3 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
};

/** Everything on the help page that search can find. */
export function helpEntries({ faq, resources, tutorials }: typeof help): HelpEntry[] {
  return [
    ...faq.items.map(({ id, question, answer }) => ({
      id,
      kind: 'faq' as const,
      title: question,
      text: answer.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1'),
      href: `#${id}`,
    })),
    ...resources.items.map(({ id, title, description, to }) => ({
      id,
      kind: 'resource' as const,
      title,
      text: description,
      href: to,
    })),
    ...tutorials.items.map(({ id, title, description, difficulty, steps }) => ({
      id,
      kind: 'tutorial' as const,
      title,
      text: [description, difficulty, ...steps].join(' '),
      href: `#${id}`,
    })),
  ];
}

/** The index as it is committed: built once, loaded in the browser without indexing anything. */
export function buildIndex(content: typeof help): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(helpEntries(content));
  return `${JSON.stringify(index)}\n`;
}
