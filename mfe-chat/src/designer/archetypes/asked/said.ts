import { buildSaid } from '../parts/said';
import { withQuotes } from './with-quotes';

/** What an app needs whose sentence says itself what stands on a screen. */
export const saying = { buildSaid, withQuotes };
export type Saying = typeof saying;
