/* What only a sentence with such words needs: acts, lists of names, and parts that it describes. Fetched as one file. */
export { buildSaid } from '../parts/said';
export { withActs } from './acts';
export { namedBy, withNames } from './named';
