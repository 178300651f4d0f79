import { dress } from './dress';
import * as painted from './painted';

/** What draws a look with colours of its own, in one file to fetch. */
export const dressInColors: typeof dress = (design, brief, moods) =>
  dress(design, brief, moods, painted);
