import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './target.ts';

const KEY = 'lock.json';
/** A lock that nobody has given back after this time counts as left behind. */
const LIFETIME_MS = 15 * 60_000;

interface Lock {
  token: string;
  by: string;
  what: string;
  host: string;
  pid: number;
  /** ISO time after which anybody may take it. */
  until: string;
}

/** Proof of being the only one who changes a target. */
export interface HeldLock {
  /** @throws {Error} when somebody else has taken over meanwhile */
  assertHeld(): Promise<void>;
  giveBack(): Promise<void>;
}

/**
 * Takes a target's lock. One whose process on this machine is gone, or whose time is over, is taken over.
 *
 * @param by who asks
 * @param what what for, shown to whoever has to wait
 * @throws {Error} saying who has it, since when it may be taken, and what to do
 */
export async function takeLock(target: Target, by: string, what: string): Promise<HeldLock> {
  const mine: Lock = {
    token: randomUUID(),
    by,
    what,
    host: hostname(),
    pid: process.pid,
    until: new Date(Date.now() + LIFETIME_MS).toISOString(),
  };
  if (!(await target.writeNew(KEY, JSON.stringify(mine)))) {
    const theirs = await readLock(target);
    if (theirs && !isLeft(theirs)) throw new Error(describe(target, theirs));
    await target.write(KEY, JSON.stringify(mine));
    // Two may take over at once; the last to write has it, and the other sees that here.
    await wait(50);
  }
  const assertHeld = async () => {
    const held = await readLock(target);
    if (held?.token === mine.token) return;
    throw new Error(
      held
        ? describe(target, held)
        : `The lock of ${target.name} was removed while ${what} was under way. Nothing was published; run it again.`,
    );
  };
  await assertHeld();
  return {
    assertHeld,
    async giveBack() {
      if ((await readLock(target))?.token === mine.token) await target.remove(KEY);
    },
  };
}

/** Who is at work on a target, in one sentence; `null` when nobody is. */
export async function whoIsAtWork(target: Target): Promise<string | null> {
  const lock = await readLock(target);
  return lock && !isLeft(lock) ? `${lock.by} on ${lock.host}: ${lock.what}` : null;
}

async function readLock(target: Target): Promise<Lock | null> {
  const text = await target.read(KEY);
  if (!text) return null;
  try {
    return JSON.parse(text.toString()) as Lock;
  } catch {
    return null;
  }
}

function isLeft(lock: Lock): boolean {
  // Also when it names no time at all.
  if (!(Date.parse(lock.until) > Date.now())) return true;
  return lock.host === hostname() && !isAlive(lock.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function describe(target: Target, { by, host, what, until }: Lock): string {
  return `${by} on ${host} is at work on ${target.name}: ${what}. Wait and run this again; if that process is dead, its lock ends at ${until}.`;
}
