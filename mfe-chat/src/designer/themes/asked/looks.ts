/** Whole looks that a sentence may ask for: styles, moods, the dark. */
export { inMode } from '../in-mode';
export { moodLook } from '../mood-look';
export { lookIn } from '../styles';
