import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isObject, isText } from '@appling/kit/read-record';
import type { Target } from './target.ts';

const KEY = 'lock.json';

/** An advisory lock that tells a second operator to wait. Correctness depends on numbers alone, see `Claim`. */
interface Lock {
  token: string;
  by: string;
  what: string;
  host: string;
  /** Machine and process namespace of `pid`; `null` if unknown. */
  machine: string | null;
  pid: number;
  /** Start of the process in clock ticks, to tell it from a later one with the same id. */
  started: string | null;
  beat: number;
}

export interface Pace {
  beatMs: number;
  /** Checks without a heartbeat after which the owner counts as dead. */
  looks: number;
  pause: () => Promise<unknown>;
}

/** Rendering or slow storage delays a heartbeat by some seconds at most. */
const PACE: Pace = { beatMs: 1000, looks: 15, pause: () => wait(1000) };

export interface HeldLock {
  release(): Promise<void>;
}

/** Takes a target's lock, also from a process that is gone or shows no heartbeat; throws, naming the owner, otherwise. */
export async function takeLock(
  target: Target,
  by: string,
  what: string,
  { beatMs, looks, pause }: Pace = PACE,
): Promise<HeldLock> {
  const mine: Lock = {
    token: randomUUID(),
    by,
    what,
    host: hostname(),
    machine: thisMachine(),
    pid: process.pid,
    started: startOf(process.pid),
    beat: 0,
  };
  let seen: string | null = null;
  for (let look = 0; !(await target.writeNew(KEY, JSON.stringify(mine))); look += 1) {
    const text = String((await target.read(KEY)) ?? '');
    const theirs = parseLock(text);
    const isLiving = theirs && livesHere(theirs);
    if (look === looks || isLiving === false) {
      await target.write(KEY, JSON.stringify(mine));
      break;
    }
    const hasBeaten = seen !== null && text !== seen;
    if (theirs && (isLiving || hasBeaten)) throw new Error(describe(target, theirs));
    seen = text;
    await pause();
  }
  return beating(target, mine, beatMs);
}

function beating(target: Target, mine: Lock, beatMs: number): HeldLock {
  const isMine = async () => (await readLock(target))?.token === mine.token;
  let pending = Promise.resolve();
  const timer = setInterval(() => {
    pending = pending
      .then(async () => {
        mine.beat += 1;
        if (await isMine()) await target.write(KEY, JSON.stringify(mine));
        // Without a heartbeat another process may take over and publish under a later number.
      })
      .catch(() => {});
  }, beatMs);
  timer.unref();
  return {
    async release() {
      clearInterval(timer);
      await pending;
      if (await isMine()) await target.remove(KEY);
    },
  };
}

export async function describeLockOwner(target: Target): Promise<string | null> {
  const lock = await readLock(target);
  return lock && livesHere(lock) !== false ? `${lock.by} on ${lock.host}: ${lock.what}` : null;
}

async function readLock(target: Target): Promise<Lock | null> {
  return parseLock(String((await target.read(KEY)) ?? ''));
}

function parseLock(text: string): Lock | null {
  try {
    const value: unknown = JSON.parse(text);
    const isLock = isObject(value) && [value.token, value.by, value.what, value.host].every(isText);
    return isLock ? (value as unknown as Lock) : null;
  } catch {
    return null;
  }
}

/** `null` when the process is on another machine or container. */
function livesHere({ machine, pid, started }: Lock): boolean | null {
  if (machine === null || machine !== thisMachine()) return null;
  return startOf(pid) !== null && startOf(pid) === started;
}

function startOf(pid: number): string | null {
  try {
    // The process name may contain blanks and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? null;
  } catch {
    return null;
  }
}

/** Two containers with one host name differ here. */
function thisMachine(): string | null {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${start} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

function describe(target: Target, { by, host, what }: Lock): string {
  return `${by} on ${host} is at work on ${target.name}: ${what}. Wait and run this again.`;
}
