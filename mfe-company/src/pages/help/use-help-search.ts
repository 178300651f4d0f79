import { lazySearch } from '../../sections/lazy-search';

export const useHelpSearch = lazySearch(() =>
  import(/* webpackChunkName: "help-search" */ './find-help').then(({ findHelp }) => findHelp),
);
