import path from 'node:path';
import { ROOT } from '../../shared/kit/src/places.ts';

/** Everything that the benchmark makes; git ignores it, and the next run builds on it. */
export const BENCH = path.join(ROOT, '.bench');

/** A copy of this checkout that the benchmark may build, change and clean without touching the real one. */
export const COPY = path.join(BENCH, 'copy');

/** The composed site of the copy. */
export const COMPOSED = path.join(COPY, 'dist');
