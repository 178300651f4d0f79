import { dress } from './dress';
import * as painted from './painted';

/** Bundles the painter with `dress`, to fetch one file. */
export const dressInColors: typeof dress = (design, brief, moods) =>
  dress(design, brief, moods, painted);
