import { isObject, isText, readRecord } from '@appling/kit/read-record';
import type { Target } from './target.ts';

const KEY = 'freeze.json';

/** A stop of all releases. */
export interface Freeze {
  reason: string;
  by: string;
  /** ISO time. */
  at: string;
}

/** Stops releases and canaries; a rollback stays possible. */
export async function freeze(target: Target, by: string, reason: string): Promise<void> {
  // A wrong target stays as it is.
  await target.state();
  const stop: Freeze = { reason, by, at: new Date().toISOString() };
  await target.write(KEY, JSON.stringify(stop));
}

/** Lets releases go on. */
export async function thaw(target: Target): Promise<void> {
  await target.remove(KEY);
}

/** @returns the stop that holds, if any @throws {Error} naming the file, when it is damaged */
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

/** @throws {Error} with the reason, while releases are stopped */
export async function assertNotFrozen(target: Target): Promise<void> {
  const stop = await readFreeze(target);
  if (!stop) return;
  throw new Error(
    `${target.name} is frozen since ${stop.at} by ${stop.by}: ${stop.reason}. A rollback is possible; npx --no appling freeze --off --to … ends it.`,
  );
}
