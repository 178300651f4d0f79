/** What reads colours and what draws in them, in one file to fetch. */
export { colorsReader } from '../../interpret/colors/read-colors';
export { dress } from './dress';
