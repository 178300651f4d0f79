import type { Look, StyleName } from '../model/theme';
import { brightLookIn } from './bright-looks';
import { withSeenAccent } from './seen-accent';
import { darkMode } from './styles/dark';

/** A look in a style, the dark among them. */
export const lookIn = (own: Look, style: StyleName): Look =>
  style !== 'dark-mode'
    ? brightLookIn(own, style)
    : own.style === style
      ? own
      : withSeenAccent(darkMode(own));
