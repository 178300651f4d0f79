import { later } from '../later';

/** Loaded with the first reply. */
const underReply = () => import(/* webpackChunkName: "under-reply" */ './under-reply');

export const heardChips = later(() => underReply().then(({ HeardChips }) => HeardChips));
export const suggestionChips = later(() =>
  underReply().then(({ SuggestionChips }) => SuggestionChips),
);
