import { notify } from '@appling/shared/state';
import { designOf } from '../../../designer/edit/edit-log';
import { makeDrawable } from '../../../designer/render/drawable';
import { type Session, chatStore, forget, hasWork, isUntouched } from '../chat-store';
import { chat } from '../chat.content';
import { fetchEdits } from '../edits';
import { readText } from './store-text';

/** `appling:chat` in localStorage, as session.ts writes it. */
const KEY = 'appling:chat';
/** Quiet time after an edit before it is written, in ms. */
const PAUSE = 600;

const loadKeeper = () => import(/* webpackChunkName: "keeping" */ './session');
/** Reading checks what it reads: only who left something behind needs it. */
const loadReader = () => import(/* webpackChunkName: "restoring" */ './read-session');

let isKeeping = false;
let hasWritten = false;
let hasTold = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Once in a tab: more would only disturb. The page works on in any case. */
function tell(text: string): void {
  if (hasTold) return;
  hasTold = true;
  notify('info', text);
}

async function write(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const state = chatStore.getState();
  if (!hasWork(state) && !hasWritten) return;
  try {
    const { writeSession } = await loadKeeper();
    const fate = writeSession(state);
    hasWritten ||= fate === 'kept';
    if (fate !== 'kept') tell(chat.keeping[fate]);
  } catch {
    tell(chat.keeping.blocked);
  }
}

/** What is worth writing again: not who waits for a reply. */
const isSame = (one: Session, other: Session) =>
  one.messages === other.messages &&
  one.log === other.log &&
  one.versions === other.versions &&
  one.screenId === other.screenId;

/** Brings back what was kept, and from then on keeps every change. The last tab that writes is the one that stays. */
export async function keepChat(): Promise<void> {
  if (isKeeping) {
    // Deleted meanwhile, on the privacy page: what is still in memory must not come back.
    if (hasWritten && timer === undefined && readText(KEY) === null) {
      hasWritten = false;
      forget();
    }
    return;
  }
  isKeeping = true;
  if (readText(KEY) !== null) await restore();
  chatStore.subscribe((state, before) => {
    if (isSame(state, before)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void write(), PAUSE);
  });
  // A tab that is closed, or put aside by a phone, writes at once.
  addEventListener('pagehide', () => timer !== undefined && void write());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void write();
  });
}

async function restore(): Promise<void> {
  try {
    const [{ readSession }, { apply }] = await Promise.all([loadReader(), fetchEdits()]);
    const session = readSession(apply);
    // What cannot be had now is asked for again by the phone.
    if (session) await makeDrawable(designOf(session.log)).catch(() => {});
    // Who was faster than the storage has begun something new.
    if (!isUntouched()) return;
    if (session) {
      chatStore.setState(session);
      hasWritten = true;
    } else if (session === null) tell(chat.keeping.unreadable);
  } catch {
    tell(chat.keeping.unreadable);
  }
}

/** For tests, which share one module. */
export function stopKeeping(): void {
  clearTimeout(timer);
  timer = undefined;
  isKeeping = hasWritten = hasTold = false;
}
