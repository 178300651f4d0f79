import { lazySearch } from '../../sections/lazy-search';

export const useSearchIndex = lazySearch(() =>
  import(/* webpackChunkName: "blog-search" */ './find-articles').then(
    ({ findArticles }) => findArticles,
  ),
);
