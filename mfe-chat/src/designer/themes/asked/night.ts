import type { Look, StyleName } from '../../model/theme';
import { withSeenAccent } from '../seen-accent';
import { darkMode } from '../styles/dark';

export { inMode } from '../in-mode';
export { moodLook } from '../mood-look';

/** `lookIn` of styles.ts, reduced to the dark style. */
export const lookIn = (own: Look, style: StyleName): Look =>
  style === 'dark-mode' && own.style !== style ? withSeenAccent(darkMode(own)) : own;
