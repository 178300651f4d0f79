import { lazySearch } from '../../sections/lazy-search';

/** What the help page has to say about a query. */
export const useHelpSearch = lazySearch(() =>
  import(/* webpackChunkName: "help-search" */ './find-help').then(({ findHelp }) => findHelp),
);
