import MiniSearch, { type Options } from 'minisearch';
import type { help } from './help.content';

export interface HelpEntry {
  id: string;
  kind: 'faq' | 'resource' | 'tutorial';
  title: string;
  text: string;
  /** A page, or an anchor on the help page. */
  href: string;
}

/** Shared by the build step that writes the index and the page that reads it. */
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

/** Returns everything on the help page that search can find. */
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

/** Builds the committed index, which the browser loads without indexing. */
export function buildIndex(content: typeof help): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(helpEntries(content));
  return `${JSON.stringify(index)}\n`;
}
