import MiniSearch, { type Options } from 'minisearch';
import { type ArticleText, plainText } from '../article/article-text';
import type { BlogArticle } from '../../sections/articles.content';

interface SearchEntry {
  id: string;
  /** The article's distinct words; results are sorted by date, so frequency does not count. */
  words: string;
}

// Stop words; they would be half of the index.
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

/** Whether a query contains a searchable word. */
export function hasWords(query: string): boolean {
  return tokenize(query).some((term) => processTerm(term) !== null);
}

/** Shared by the build step that writes the index and the page that reads it. */
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

/** Builds the committed index, which the browser loads without indexing. */
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
