import { later } from '../later';

/** Nobody needs them before there is a reply. */
const underReply = () => import(/* webpackChunkName: "under-reply" */ './under-reply');

export const heardChips = later(() => underReply().then(({ HeardChips }) => HeardChips));
export const suggestionChips = later(() =>
  underReply().then(({ SuggestionChips }) => SuggestionChips),
);
