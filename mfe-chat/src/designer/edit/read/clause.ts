import { add } from './add';
import { askedField } from './add-field';
import { rowCount } from './add-rows';
import { becomes } from './becomes';
import { columns } from './columns';
import { duplicate } from './duplicate';
import type { Hand, Outcome, Read } from './hand';
import { language } from './language';
import { look } from './look';
import { mood } from './mood';
import { enable, isEnabling } from './enable';
import { figures } from './figures';
import { move } from './move';
import { order } from './order';
import { remove } from './remove';
import { rowBack, rowState } from './row-state';
import { sort } from './sort';
import { textLine } from './text-line';
import type { Token } from './tokens';
import { bareWish, wish } from './wish';

/** In the order in which a clause is tried: what speaks of nothing else comes first. */
const reads: readonly Read[] = [
  language,
  look,
  mood,
  bareWish,
  sort,
  figures,
  rowState,
  rowBack,
  columns,
  textLine,
  askedField,
  order,
  rowCount,
  remove,
  becomes,
  duplicate,
  move,
  add,
  wish,
];

/** What people are let do is a feature or a field; no word of it names a part to be changed. */
async function enabled(whole: readonly Token[], hand: Hand): Promise<Outcome | undefined> {
  const outcome = (await askedField(whole, hand)) ?? (await enable(whole, hand));
  return outcome && outcome.operations.length > 0 ? outcome : undefined;
}

/** What one clause asks for; undefined where it asks for nothing that is understood. */
export async function clauseRead(
  tokens: readonly Token[],
  hand: Hand,
): Promise<Outcome | undefined> {
  const whole = hand.spoken.politely(tokens);
  if (isEnabling(whole, hand)) return enabled(whole, hand);
  for (const read of reads) {
    const outcome = await read(whole, hand);
    if (outcome && outcome.operations.length > 0) return outcome;
  }
  return undefined;
}
