import type { Look } from '../../model/theme';

/** Differences between request and look, which replies explain. */
export type LookNote =
  /** Text in this colour is illegible on its background. */
  | { is: 'unread'; color: string; ground: string; to: string }
  /** The button does not contrast with its background. */
  | { is: 'unseen'; color: string; ground: string; to: string }
  /** White text is illegible on it. */
  | { is: 'dark-letters'; color: string }
  /** No text is legible on both ends of the gradient. */
  | { is: 'deeper'; color: string; to: string }
  /** The background determines the mode. */
  | { is: 'ground-decides'; asked: Look['mode']; color: string }
  /** Two moods that exclude each other. */
  | { is: 'torn'; drawn: string; other: string }
  /** White within a dark design. */
  | { is: 'light-in-dark'; color: string };
