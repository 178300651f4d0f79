export { HeardChips } from './heard-chips';
export { SuggestionChips } from './suggestion-chips';
