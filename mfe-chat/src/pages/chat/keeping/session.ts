import type { AppDesign } from '../../../designer/model/app-design';
import type { Session } from '../chat-store';
import type { KeptChat } from './database';
import type { StoredSession } from './session-schema';
import { SESSION_VERSION } from './session-version';
import { idsOf } from './step-ids';

/** The newest messages that are stored. */
export const KEPT_MESSAGES = 1000;

type Most = readonly [steps: number, drawings: number, messages: number];
/** Limits of steps, designs of replies, and messages. */
export const MOST: Most = [100, 1000, KEPT_MESSAGES];
/** Smaller limits for browsers without space. */
export const FEWER: readonly Most[] = [
  MOST,
  [20, 40, KEPT_MESSAGES],
  [0, 8, KEPT_MESSAGES],
  [0, 1, 100],
];

/** A malformed record returns its JSON. */
export const textOf = ({ text }: KeptChat): string =>
  typeof text === 'string' ? text : (JSON.stringify(text) ?? 'undefined');

export function recordOf(
  { log, messages, drawings, style, delivered, screenId, versions }: Session,
  [mostSteps, mostDrawings, mostMessages]: Most,
): { text: string; steps: string[] } {
  const from = Math.min(Math.max(0, log.steps.length - mostSteps), log.at);
  const base: AppDesign = log.states[from] ?? log.base;
  const steps = log.steps.slice(from, from + mostSteps);
  const operations = steps.map(({ operation }) => operation);
  const said = steps.map((step) => step.said ?? '');
  const newest = messages.slice(-mostMessages);
  const withDesigns = newest.filter(({ id }) => id in drawings).slice(-mostDrawings);
  const stored: StoredSession = {
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
  return { text: JSON.stringify(stored), steps: idsOf(log.steps).slice(from, from + mostSteps) };
}
