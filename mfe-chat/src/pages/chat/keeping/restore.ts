import { designOf } from '../../../designer/edit/edit-log';
import { makeDrawable } from '../../../designer/render/drawable';
import { chatStore, isUntouched } from '../chat-store';
import { fetchEdits } from '../edits';
import { readSession } from './read-session';
import { KEY } from './session';
import { isOfNewer } from './session-version';
import { ASIDE, type Fate, readText, writeText } from './store-text';

/**
 * Brings back what was kept. What cannot be read or drawn is put aside, and the visitor is told.
 *
 * @returns what lies in storage: something that must not be written over (`isUnread`), the conversation in hand (`hasWritten`)
 */
export async function restore(): Promise<{ isUnread: boolean; hasWritten: boolean }> {
  const { apply } = await fetchEdits();
  const text = readText(KEY);
  const isNewer = isOfNewer(text);
  const { session, fault } = !text || isNewer ? {} : readSession(text, apply);
  const isUnread = isNewer || (fault !== undefined && putAside() !== 'kept');
  // What cannot be had now is asked for again by the phone.
  if (session) await makeDrawable(designOf(session.log)).catch(() => {});
  // Who was faster than the storage has begun something new.
  const isTaken = session !== undefined && isUntouched();
  if (isTaken) chatStore.setState(session);
  if (isUnread || readText(ASIDE) !== null) chatStore.setState({ refused: fault ?? '' });
  return { isUnread, hasWritten: isTaken };
}

/**
 * Moves what is kept to a key of its own, behind what lies there. All is as it was where there is no room, and where a newer
 * release wrote it.
 */
export function putAside(mayBeNewer = false): Fate | 'newer' {
  const text = readText(KEY);
  if (!text) return 'kept';
  if (!mayBeNewer && isOfNewer(text)) return 'newer';
  const before = readText(ASIDE);
  // Moved, not copied: a browser that is nearly full has no room for both.
  writeText(KEY, '');
  const fate = writeText(ASIDE, before ? `${before}\n${text}` : text);
  if (fate !== 'kept') writeText(KEY, text);
  return fate;
}

/** The visitor goes on here: what a newer release kept is put aside, and what is in hand is kept from now on. */
export function goOnHere(): Fate | 'newer' {
  const fate = putAside(true);
  // A new list says that there is something to write.
  if (fate === 'kept') chatStore.setState(({ messages }) => ({ messages: [...messages] }));
  return fate;
}
