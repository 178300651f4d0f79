/* Fetched as one file, for a text with a comma or a number. */
export { amountsIn } from './amounts-said';
export { enumeratedIn } from './enumerated';
