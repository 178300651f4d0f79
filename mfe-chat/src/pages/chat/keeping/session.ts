import { designOf } from '../../../designer/edit/edit-log';
import type { AppDesign } from '../../../designer/model/app-design';
import type { Session } from '../chat-store';
import { keepRecent } from './keep-recent';
import type { StoredSession } from './session-schema';
import { SESSION_VERSION, isOfNewer } from './session-version';
import { type Fate, readText, writeText } from './store-text';

export const KEY = 'appling:chat';

/** Newest messages that are kept. */
export const KEPT_MESSAGES = 1000;

type Most = readonly [steps: number, drawings: number, messages: number];
/** How many steps, designs of replies and messages are kept: the older ones go first where the browser has no room for all. */
const FEWER: readonly Most[] = [
  [100, 1000, KEPT_MESSAGES],
  [20, 40, KEPT_MESSAGES],
  [0, 8, KEPT_MESSAGES],
  [0, 1, 100],
];

/**
 * Keeps a conversation, and its design among the recent ones. `older`: its messages are more than are kept; `newer`: what a
 * newer release keeps here was left as it is.
 */
export function writeSession(session: Session): Fate | 'older' | 'newer' {
  if (isOfNewer(readText(KEY))) return 'newer';
  let fate: Fate = 'kept';
  for (const most of FEWER) {
    fate = writeText(KEY, JSON.stringify(stored(session, most)));
    if (fate !== 'full') break;
  }
  const drawn = Object.keys(session.drawings).length > 0 || session.log.steps.length > 0;
  if (fate === 'kept' && drawn) fate = keepRecent(designOf(session.log));
  return fate === 'kept' && session.messages.length > KEPT_MESSAGES ? 'older' : fate;
}

function stored(
  { log, messages, drawings, style, delivered, screenId, versions }: Session,
  [mostSteps, mostDrawings, mostMessages]: Most,
): StoredSession {
  const from = Math.min(Math.max(0, log.steps.length - mostSteps), log.at);
  const base: AppDesign = log.states[from] ?? log.base;
  const steps = log.steps.slice(from, from + mostSteps);
  const operations = steps.map(({ operation }) => operation);
  const said = steps.map((step) => step.said ?? '');
  const newest = messages.slice(-mostMessages);
  const withDesigns = newest.filter(({ id }) => id in drawings).slice(-mostDrawings);
  return {
    version: SESSION_VERSION,
    messages: newest,
    drawings: Object.fromEntries(
      withDesigns.map(({ id }) => [id, drawings[id]]),
    ) as StoredSession['drawings'],
    style,
    base,
    operations: operations as StoredSession['operations'],
    ...(said.some(Boolean) ? { said } : {}),
    at: log.at - from,
    delivered,
    screenId,
    versions: [...versions],
  };
}
