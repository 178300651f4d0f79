import { type Apply, replay } from '../../../designer/edit/edit-log';
import { appDesignSchema } from '../../../designer/model/app-design';
import type { Session } from '../chat-store';
import { KEY } from './session';
import { type StoredSession, sessionSchema } from './session-schema';
import { readText } from './store-text';

/** The value itself goes on, not what parsing makes of it: that has its keys in another order, so other bytes. */
const isSession = (value: unknown): value is StoredSession =>
  sessionSchema.safeParse(value).success;

/**
 * The conversation that was kept; undefined when nothing was, null when it cannot be read.
 *
 * @param apply makes every edit again
 */
export function readSession(apply: Apply): Session | null | undefined {
  const text = readText(KEY);
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isSession(value)) return null;
    const { base, operations, at, version: _known, ...stored } = value;
    const log = replay(base, operations, at, apply);
    // An edit that once fitted a design fits it again, or this is no log of it.
    if (!log.states.every((state) => appDesignSchema.safeParse(state).success)) return null;
    return { ...stored, log };
  } catch {
    return null;
  }
}
