import { designOf } from '../../../designer/edit/edit-log';
import type { AppDesign } from '../../../designer/model/app-design';
import type { Session } from '../chat-store';
import { keepRecent } from './keep-recent';
import type { StoredSession } from './session-schema';
import { type Fate, writeText } from './store-text';

export const KEY = 'appling:chat';

/** Steps that are given up, oldest first, where the browser has no room for all. */
const FEWER = [100, 20, 0];

/** Keeps a conversation, and its design among the recent ones. */
export function writeSession(session: Session): Fate {
  let fate: Fate = 'kept';
  for (const most of FEWER) {
    fate = writeText(KEY, JSON.stringify(stored(session, most)));
    if (fate !== 'full') break;
  }
  const drawn = Object.keys(session.drawings).length > 0 || session.log.steps.length > 0;
  if (fate === 'kept' && drawn) return keepRecent(designOf(session.log));
  return fate;
}

function stored({ log, messages, ...session }: Session, most: number): StoredSession {
  const over = Math.max(0, log.steps.length - most);
  const base: AppDesign = log.states[Math.min(over, log.at)] ?? log.base;
  const from = Math.min(over, log.at);
  return {
    version: 1,
    messages: [...messages],
    drawings: session.drawings as StoredSession['drawings'],
    style: session.style,
    base,
    operations: log.steps
      .slice(from, from + most)
      .map(({ operation }) => operation) as StoredSession['operations'],
    at: log.at - from,
    delivered: session.delivered,
    screenId: session.screenId,
    versions: [...session.versions],
  };
}
