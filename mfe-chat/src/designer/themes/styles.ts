import type { Look, StyleName } from '../model/theme';
import { brightLookIn } from './bright-looks';
import { withSeenAccent } from './seen-accent';
import { darkMode } from './styles/dark';

export const lookIn = (own: Look, style: StyleName): Look =>
  style !== 'dark-mode'
    ? brightLookIn(own, style)
    : own.style === style
      ? own
      : withSeenAccent(darkMode(own));
