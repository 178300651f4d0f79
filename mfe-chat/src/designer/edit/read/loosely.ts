import { absentSaid } from './absent-said';
import type { Hand, Outcome, Read } from './hand';
import { looseAdd } from './loose-add';
import { looseLook } from './loose-look';
import { looseRow } from './loose-row';
import { quotedAt } from './quoted-at';
import type { Token } from './tokens';

const reads: readonly Read[] = [quotedAt, looseRow, looseLook, absentSaid, looseAdd];

/** A clause whose order is plain while its other words are not: done as nearly as can be, or said to be about nothing that is there. */
export async function loosely(
  tokens: readonly Token[],
  hand: Hand,
): Promise<Outcome | undefined> {
  for (const read of reads) {
    const outcome = await read(tokens, hand);
    if (outcome && (outcome.operations.length > 0 || outcome.absent)) return outcome;
  }
  return undefined;
}
