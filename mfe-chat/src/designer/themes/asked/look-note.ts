import type { Look } from '../../model/theme';

/** Where a look differs from what was asked for; replies say it in words. */
export type LookNote =
  /** Text of this colour does not read on its ground. */
  | { is: 'unread'; color: string; ground: string; to: string }
  /** A button of this colour cannot be told from its ground. */
  | { is: 'unseen'; color: string; ground: string; to: string }
  /** White letters do not read on it. */
  | { is: 'dark-letters'; color: string }
  /** No letters read on both ends of a gradient. */
  | { is: 'deeper'; color: string; to: string }
  /** The colour of the ground decides between dark and light. */
  | { is: 'ground-decides'; asked: Look['mode']; color: string }
  /** Two that cannot be drawn at once. */
  | { is: 'torn'; drawn: string; other: string }
  /** A dark design with white in it. */
  | { is: 'light-in-dark'; color: string };
