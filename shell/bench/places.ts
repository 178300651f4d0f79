import path from 'node:path';
import { ROOT } from '../../shared/kit/src/places.ts';

/** Ignored by git; the next run reuses it. */
export const BENCH = path.join(ROOT, '.bench');

/** A copy of the checkout that the benchmark may change. */
export const COPY = path.join(BENCH, 'copy');

export const COMPOSED = path.join(COPY, 'dist');
