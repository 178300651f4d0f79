import { isObject, isText, readRecord } from '@appling/kit/read-record';
import type { Target } from './target.ts';

const KEY = 'freeze.json';

export interface Freeze {
  reason: string;
  by: string;
  at: string;
}

/** Stops releases and canaries; a rollback stays possible. */
export async function freeze(target: Target, by: string, reason: string): Promise<void> {
  // Throws for an invalid target, before anything is written.
  await target.state();
  const stop: Freeze = { reason, by, at: new Date().toISOString() };
  await target.write(KEY, JSON.stringify(stop));
}

export async function unfreeze(target: Target): Promise<void> {
  await target.remove(KEY);
}

export async function readFreeze(target: Target): Promise<Freeze | null> {
  const text = await target.read(KEY);
  if (text === null) return null;
  return readRecord(
    text,
    `${KEY} of ${target.name}`,
    (value): value is Freeze => isObject(value) && [value.reason, value.by, value.at].every(isText),
    'Somebody stopped releases, and the reason cannot be read. Ask who it was, then end the freeze: npx --no appling freeze --off --to …',
  );
}

export async function assertNotFrozen(target: Target): Promise<void> {
  const stop = await readFreeze(target);
  if (!stop) return;
  throw new Error(
    `${target.name} is frozen since ${stop.at} by ${stop.by}: ${stop.reason}. A rollback is possible; npx --no appling freeze --off --to … ends it.`,
  );
}
