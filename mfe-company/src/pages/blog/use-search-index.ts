import { lazySearch } from '../../sections/lazy-search';

/** Slugs of the articles that match. */
export const useSearchIndex = lazySearch(() =>
  import(/* webpackChunkName: "blog-search" */ './find-articles').then(
    ({ findArticles }) => findArticles,
  ),
);
