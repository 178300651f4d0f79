import { notify } from '@appling/shared/state';
import { type Session, chatStore, forget, hasWork } from '../chat-store';
import { chat } from '../chat.content';
import { writeSession } from './session';
import { ASIDE, type Fate, readText } from './store-text';

/** `appling:chat` in localStorage, as session.ts writes it. */
const KEY = 'appling:chat';
/** Quiet time after an edit before it is written, in ms. */
const PAUSE = 600;

/** Reading checks what it reads: only who left something behind needs it. */
const loadReader = () => import(/* webpackChunkName: "restoring" */ './restore');

let keeping: Promise<void> | undefined;
let hasWritten = false;
let hasTold = false;
/** What lies in storage has not been read: it must not be written over. */
let isUnread = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Once in a tab: more would only disturb. The page works on in any case. */
function tell(fate: Exclude<Fate | 'older' | 'newer', 'kept'>): void {
  if (hasTold) return;
  hasTold = true;
  import(/* webpackChunkName: "fates" */ './fates').then(
    ({ fates }) => notify('info', fates[fate]),
    () => notify('info', chat.offline),
  );
}

async function write(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const state = chatStore.getState();
  if (!hasWork(state) && !hasWritten) return;
  try {
    const aside = isUnread ? (await loadReader()).putAside() : 'kept';
    isUnread = aside !== 'kept';
    const fate = isUnread ? aside : writeSession(state);
    hasWritten ||= fate === 'kept' || fate === 'older';
    if (fate !== 'kept') tell(fate);
  } catch {
    tell('blocked');
  }
}

/** What is worth writing again: not who waits for a reply. */
const isSame = (one: Session, other: Session) =>
  one.messages === other.messages &&
  one.log === other.log &&
  one.versions === other.versions &&
  one.screenId === other.screenId;

/**
 * Brings back what was kept, and from then on keeps every change. The last tab that writes is the one that stays.
 *
 * @returns settles when what was kept is back
 */
export function keepChat(): Promise<void> {
  // Deleted meanwhile, on the privacy page: what is still in memory must not come back.
  if (keeping && hasWritten && timer === undefined && readText(KEY) === null) {
    hasWritten = false;
    forget();
  }
  keeping ??= begin();
  return keeping;
}

async function begin(): Promise<void> {
  if (readText(KEY) !== null || readText(ASIDE) !== null) {
    isUnread = true;
    try {
      const { restore } = await loadReader();
      ({ isUnread, hasWritten } = await restore());
      if (chatStore.getState().refused) await write();
    } catch {
      notify('info', chat.offline);
    }
  }
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

/** For tests, which share one module. */
export function stopKeeping(): void {
  clearTimeout(timer);
  timer = undefined;
  keeping = undefined;
  hasWritten = hasTold = isUnread = false;
}
