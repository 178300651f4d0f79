import type { Hand } from './hand';
import { colorsIn } from './look-words';
import { saysPart } from './sentences';
import { directions } from './shift-palette';
import type { Token } from './tokens';
import { isAside } from './without-reason';

const wishes = [
  ...directions,
  'add',
  'move',
  'set',
  'rename',
  'replace',
  'remove',
  'want',
  'show',
  'shouldbe',
  'mayask',
  'bigger',
  'smaller',
  'dark',
  'light',
  'rounder',
  'sharper',
  'corners',
  'font',
  'letters',
  'spacing',
];
const small = ['the', 'it', 'joints', 'polite', 'closing', 'very', 'several', 'rowword'];

/** Matches sentences without a request: “Delete the made up ones”, “lovely start”, “they never tell me”. */
export function isDone(said: readonly Token[], hand: Hand): boolean {
  const { spoken } = hand;
  const isSwap = spoken.has(said, 'invented');
  if (
    isSwap &&
    spoken.rest(said, 'remove', 'replace', 'wth', 'on', 'invented', 'mine', 'use', ...small)
      .length === 0
  )
    return true;
  if (spoken.rest(said, 'praise', ...small).length === 0) return true;
  const isTold = isAside(said, spoken) || spoken.lengthAt(said, 0, 'subject') > 0;
  const isWish = spoken.has(said, ...wishes) || colorsIn(said, hand).length > 0;
  return isTold && !isWish && !saysPart(said, hand);
}
