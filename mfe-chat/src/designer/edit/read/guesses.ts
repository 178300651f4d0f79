import { absentSaid, takenAway } from './absent-said';
import type { Read } from './hand';
import { looseAdd } from './loose-add';
import { looseLook } from './loose-look';
import { loosePicture } from './loose-picture';
import { looseRow } from './loose-row';
import { quotedAt } from './quoted-at';

/** Readers for clear commands with unclear objects: do the nearest thing, or report the object as missing. */
export const guesses: readonly Read[] = [
  quotedAt,
  looseRow,
  looseLook,
  loosePicture,
  takenAway,
  looseAdd,
  absentSaid,
];
