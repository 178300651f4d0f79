import MiniSearch, { type Options } from 'minisearch';
import { type ArticleText, plainText } from '../article/article-text';
import type { BlogArticle } from '../../sections/articles.content';

interface SearchEntry {
  id: string;
  /** Each word of the article once, with those of its card. The list stays by date, so no place weighs more. */
  words: string;
}

// Words that stand in every article find nothing, and would be half of the index.
const COMMON = new Set(
  'the and that for with you not was are but its have has had what when they this one will your who from all can out she her his him our their there them then than which would were been into only does did how about any'.split(
    ' ',
  ),
);

function processTerm(term: string): string | null {
  const word = term.toLowerCase().replace(/’s$/, '');
  return word.length < 2 || COMMON.has(word) ? null : word;
}

const tokenize = (text: string) => text.split(/[\s\p{Z}\p{S}“”.,:;!?()/-]+/u);

/** Whether a query says anything that could be found. */
export function hasWords(query: string): boolean {
  return tokenize(query).some((term) => processTerm(term) !== null);
}

/** Shared by the step that writes the index and the page that reads it: they must agree. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['words'],
  processTerm,
  tokenize,
  searchOptions: {
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
};

/** The index as it is committed: built once, loaded in the browser without indexing anything. */
export function buildBlogIndex(
  articles: readonly BlogArticle[],
  texts: Record<string, ArticleText>,
): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(
    articles.map(({ slug, title, excerpt, category, author }) => {
      const all = [title, excerpt, category, author, plainText(texts[slug] ?? [])].join(' ');
      return { id: slug, words: [...new Set(all.split(' '))].join(' ') };
    }),
  );
  return `${JSON.stringify(index)}\n`;
}
