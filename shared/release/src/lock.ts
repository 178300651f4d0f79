import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isObject, isText } from '@appling/kit/read-record';
import type { Target } from './target.ts';

const KEY = 'lock.json';

/**
 * An advisory lock: it tells a second operator to wait. Correctness depends on numbers alone, see `Claim`, so a lock may be
 * taken over by mistake.
 */
interface Lock {
  token: string;
  by: string;
  what: string;
  /** For people. */
  host: string;
  /** Machine and process namespace of `pid`; `null` if unknown. */
  machine: string | null;
  pid: number;
  /** Start of the process in clock ticks, to tell it from a later one with the same id. */
  started: string | null;
  /** Heartbeat: grows while the owner runs. */
  beat: number;
}

/** Intervals of the heartbeat and of watching it. */
export interface Pace {
  beatMs: number;
  /** Checks without a heartbeat after which the owner counts as dead. */
  looks: number;
  /** Between two checks. */
  pause: () => Promise<unknown>;
}

/** Rendering or slow storage delays a heartbeat by some seconds at most. */
const PACE: Pace = { beatMs: 1000, looks: 15, pause: () => wait(1000) };

/** A lock that this process holds. */
export interface HeldLock {
  giveBack(): Promise<void>;
}

/**
 * Takes a target's lock. One whose process on this machine is gone, or that shows no life while it is watched, is taken
 * over: should its owner live after all, it loses by number and is told.
 *
 * @param by who asks
 * @param what what for, shown to whoever has to wait
 * @throws {Error} saying who has it, and what to do
 */
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
    async giveBack() {
      clearInterval(timer);
      await pending;
      if (await isMine()) await target.remove(KEY);
    },
  };
}

/** Says who holds the lock, in one sentence; `null` if nobody does. */
export async function whoIsAtWork(target: Target): Promise<string | null> {
  const lock = await readLock(target);
  return lock && livesHere(lock) !== false ? `${lock.by} on ${lock.host}: ${lock.what}` : null;
}

async function readLock(target: Target): Promise<Lock | null> {
  return parseLock(String((await target.read(KEY)) ?? ''));
}

/** An unreadable lock counts as none. */
function parseLock(text: string): Lock | null {
  try {
    const value: unknown = JSON.parse(text);
    const isLock = isObject(value) && [value.token, value.by, value.what, value.host].every(isText);
    return isLock ? (value as unknown as Lock) : null;
  } catch {
    return null;
  }
}

/** Whether the owner is a process of this very machine and container that still runs; `null` when that cannot be told from here. */
function livesHere({ machine, pid, started }: Lock): boolean | null {
  if (machine === null || machine !== thisMachine()) return null;
  return startOf(pid) !== null && startOf(pid) === started;
}

/** When a process of this machine started, in clock ticks since the machine did; `null` when there is no such process. */
function startOf(pid: number): string | null {
  try {
    // The process name before may contain blanks and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? null;
  } catch {
    return null;
  }
}

/** This start of this machine and its space of process ids; two containers with one host name have two. */
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
