import { designOf } from '../../../designer/edit/edit-log';
import { makeDrawable } from '../../../designer/render/drawable';
import { chatStore, isUntouched } from '../chat-store';
import { fetchEdits } from '../edits';
import { readSession } from './read-session';
import { KEY } from './session';
import { ASIDE, readText, writeText } from './store-text';

/**
 * Brings back what was kept. What cannot be read or drawn is put aside, and the visitor is told.
 *
 * @returns what lies in storage: something that must not be written over (`isUnread`), the conversation in hand (`hasWritten`)
 */
export async function restore(): Promise<{ isUnread: boolean; hasWritten: boolean }> {
  const { apply } = await fetchEdits();
  const { session, fault } = readText(KEY) === null ? {} : readSession(apply);
  const isUnread = fault !== undefined && !putAside();
  // What cannot be had now is asked for again by the phone.
  if (session) await makeDrawable(designOf(session.log)).catch(() => {});
  // Who was faster than the storage has begun something new.
  const isTaken = session !== undefined && isUntouched();
  if (isTaken) chatStore.setState(session);
  if (isUnread || readText(ASIDE) !== null) chatStore.setState({ refused: fault ?? '' });
  return { isUnread, hasWritten: isTaken };
}

/** Moves what is kept to a key of its own, behind what lies there. False, and all is as it was, where there is no room. */
export function putAside(): boolean {
  const text = readText(KEY);
  if (!text) return true;
  const before = readText(ASIDE);
  // Moved, not copied: a browser that is nearly full has no room for both.
  writeText(KEY, '');
  if (writeText(ASIDE, before ? `${before}\n${text}` : text) === 'kept') return true;
  writeText(KEY, text);
  return false;
}
