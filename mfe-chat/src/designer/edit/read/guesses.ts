import { absentSaid, takenAway } from './absent-said';
import type { Read } from './hand';
import { looseAdd } from './loose-add';
import { looseLook } from './loose-look';
import { loosePicture } from './loose-picture';
import { looseRow } from './loose-row';
import { quotedAt } from './quoted-at';

/** For clauses whose order is plain while their other words are not: done as nearly as can be, or said to be about nothing that is there. */
export const guesses: readonly Read[] = [
  quotedAt,
  looseRow,
  looseLook,
  loosePicture,
  takenAway,
  looseAdd,
  absentSaid,
];
