import {
  type Apply,
  type EditLog,
  type Manner,
  begin,
  commit,
} from '../../../designer/edit/edit-log';
import type { Operation } from '../../../designer/edit/operation';
import type { AppDesign } from '../../../designer/model/app-design';
import { type Session, chatStore, onStage } from '../chat-store';
import { SESSION_VERSION } from './session-version';
import { idsOf, nameSteps } from './step-ids';

/** A tab's changes since its last read or write, which are merged with those of other tabs. */
export interface Changes {
  version: typeof SESSION_VERSION;
  chat: string;
  /** The initial design of a conversation that was never stored. */
  base?: AppDesign | undefined;
  log?: Logged | undefined;
  messages: Session['messages'];
  drawings: Session['drawings'];
  versions: Session['versions'];
  /** Ids of removed versions. */
  removed: readonly string[];
  rest: Partial<Pick<Session, 'style' | 'delivered' | 'screenId'>>;
}

interface Logged {
  /** Id of the last stored step, even if undone; '' for none. */
  last: string;
  /** Id of the step that the new ones follow; '' for none. */
  after: string;
  steps: readonly (Manner & { id: string; operation: Operation })[];
  /** Number of new steps that are undone. */
  undone: number;
}

function loggedSince(log: EditLog, before: EditLog | undefined): Logged | undefined {
  if (log === before) return undefined;
  const ids = idsOf(log.steps);
  const knownIds = idsOf(before?.steps ?? []);
  const known = new Set(knownIds);
  const first = ids.findIndex((id) => !known.has(id));
  const from = first < 0 ? ids.length : first;
  const steps = log.steps.slice(from).map((step, at) => ({ ...step, id: ids[from + at] ?? '' }));
  const after = ids[Math.min(from, log.at) - 1] ?? '';
  const hasMoved = !before || after !== (knownIds[before.at - 1] ?? '');
  if (steps.length === 0 && !hasMoved) return undefined;
  const undone = Math.min(steps.length, log.steps.length - log.at);
  return { last: knownIds.at(-1) ?? '', after, steps, undone };
}

const newOf = <Item extends { id: string }>(
  items: readonly Item[],
  before: readonly Item[] = [],
) => {
  const known = new Set(before);
  return items.filter((each) => !known.has(each));
};

/** @param before last read or written state; undefined if never stored */
export function changesSince(before: Session | undefined, session: Session): Changes {
  const { log, messages, drawings, versions } = session;
  const here = new Set(versions.map(({ id }) => id));
  const rest: Changes['rest'] = {};
  if (session.style !== before?.style) rest.style = session.style;
  if (session.delivered !== before?.delivered) rest.delivered = session.delivered;
  if (session.screenId !== before?.screenId) rest.screenId = session.screenId;
  return {
    version: SESSION_VERSION,
    chat: session.kept ?? '',
    base: before ? undefined : log.base,
    log: loggedSince(log, before?.log),
    messages: newOf(messages, before?.messages),
    drawings: Object.fromEntries(
      Object.entries(drawings).filter(([id, each]) => before?.drawings[id] !== each),
    ),
    versions: newOf(versions, before?.versions),
    removed: (before?.versions ?? []).map(({ id }) => id).filter((id) => !here.has(id)),
    rest,
  };
}

/** Appends or prepends new items and replaces changed ones. */
function joined<Item extends { id: string }>(
  list: readonly Item[],
  items: readonly Item[],
  place: 'end' | 'front',
): readonly Item[] {
  if (items.length === 0) return list;
  const changed = new Map(items.map((each) => [each.id, each]));
  const there = new Set(list.map(({ id }) => id));
  const fresh = items.filter(({ id }) => !there.has(id));
  const same = list.map((each) => changed.get(each.id) ?? each);
  return place === 'end' ? [...same, ...fresh] : [...fresh, ...same];
}

/** New steps replace the other tab's redo steps; concurrent new steps are appended. */
function appended(log: EditLog, changes: Logged, apply: Apply): { log: EditLog; idle: number } {
  const ids = idsOf(log.steps);
  const known = new Set(ids);
  const fresh = changes.steps.filter(({ id }) => !known.has(id));
  // Restored sessions have no step ids.
  nameSteps(
    fresh,
    fresh.map(({ id }) => id),
  );
  const isAlone = (ids.at(-1) ?? '') === changes.last;
  const at = changes.after === '' ? 0 : ids.indexOf(changes.after) + 1;
  let idle = 0;
  let after = isAlone && (at > 0 || changes.after === '') ? { ...log, at } : log;
  for (const { id: _id, operation, ...manner } of fresh) {
    const next = commit(after, operation, apply, manner);
    if (next === after) idle += 1;
    after = next === after ? withIdle(after, { operation, ...manner }) : next;
  }
  const undone = Math.min(changes.undone, fresh.length);
  return { log: { ...after, at: after.at - undone }, idle };
}

/** Keeps a step that does not change this design. */
function withIdle(log: EditLog, step: EditLog['steps'][number]): EditLog {
  const { base, steps, at, states } = log;
  const kept = states.slice(0, at + 1);
  return {
    base,
    steps: [...steps.slice(0, at), step],
    at: at + 1,
    states: [...kept, kept.at(-1) ?? base],
  };
}

/**
 * Merges changes into a conversation; existing steps, messages and versions are not repeated.
 * @param before stored state; undefined if never stored
 * @returns `idle`: number of steps without effect
 */
export function withChanges(
  before: Session | undefined,
  changes: Changes,
  apply: Apply,
): { session: Session; idle: number } {
  const blank = chatStore.getInitialState();
  const begun = before ?? { ...blank, messages: [], log: begin(changes.base ?? blank.log.base) };
  const { log, idle } = changes.log
    ? appended(begun.log, changes.log, apply)
    : { log: begun.log, idle: 0 };
  const { messages, drawings, style, delivered, versions } = begun;
  const { removed } = changes;
  const kept = removed.length > 0 ? versions.filter(({ id }) => !removed.includes(id)) : versions;
  const session: Session = {
    messages: joined(messages, changes.messages, 'end'),
    drawings:
      Object.keys(changes.drawings).length > 0 ? { ...drawings, ...changes.drawings } : drawings,
    style: changes.rest.style ?? style,
    delivered: changes.rest.delivered ?? delivered,
    versions: joined(kept, changes.versions, 'front'),
    ...onStage(log, changes.rest.screenId ?? begun.screenId),
    kept: changes.chat,
  };
  return { session, idle };
}
