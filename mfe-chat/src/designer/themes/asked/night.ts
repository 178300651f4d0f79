import type { Look, StyleName } from '../../model/theme';
import { withSeenAccent } from '../seen-accent';
import { darkMode } from '../styles/dark';

/** What a sentence may ask for without naming a style: the dark, or a mood. */
export { inMode } from '../in-mode';
export { moodLook } from '../mood-look';

/** As `lookIn` of styles.ts, where no style but the dark is asked for. */
export const lookIn = (own: Look, style: StyleName): Look =>
  style === 'dark-mode' && own.style !== style ? withSeenAccent(darkMode(own)) : own;
