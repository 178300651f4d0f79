/** Whole looks that a sentence may ask for: moods, styles, the dark. */
export { inMode } from '../in-mode';
export { moodLook } from '../mood-look';
export { lookIn } from '../styles';
export { inStyle } from './in-style';
