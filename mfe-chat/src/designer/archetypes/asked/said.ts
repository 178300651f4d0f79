import { buildSaid } from '../parts/said';
import { withQuotes } from './with-quotes';

/** Loaded for ideas that describe what a screen shows, or quote its texts. */
export const saying = { buildSaid, withQuotes };
export type Saying = typeof saying;
