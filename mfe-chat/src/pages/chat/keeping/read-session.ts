import type * as z from 'zod/mini';
import { type Apply, type EditLog, begin } from '../../../designer/edit/edit-log';
import { replay } from '../../../designer/edit/replay';
import { editLogSchema } from '../../../designer/edit/edit-log-schema';
import { operationNames } from '../../../designer/edit/operation-names';
import { faultOf } from '../../../designer/export/read-design';
import { type AppDesign, appDesignSchema } from '../../../designer/model/app-design';
import { isRecord } from '../../../designer/model/versions/is-record';
import { firstDesign } from '../../../designer/first-design';
import { chatStore, onStage, type Session } from '../chat-store';
import { migrateSession } from './migrate-session';

import {
  type StoredSession,
  drawingSchema,
  messageSchema,
  sessionSchema,
  versionSchema,
} from './session-schema';

export interface Reading {
  /** Undefined if it is not a conversation. */
  session?: Session;
  /** What was dropped and why; undefined if everything was restored. */
  fault?: string | undefined;
}

type Stored = Partial<Record<keyof StoredSession, unknown>>;

/**
 * Reads a stored conversation of any version. Drops and reports what cannot be drawn.
 * @param apply replays every edit
 */
export function readSession(text: string, apply: Apply): Reading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { fault: 'It is not JSON.' };
  }
  const migrated = migrateSession(parsed);
  const value = 'newer' in migrated ? parsed : migrated.value;
  const faults: string[] = [];
  /** Keeps the original value, because parsing reorders keys and so changes the bytes. */
  const takes =
    <Value>(schema: z.ZodMiniType<Value>) =>
    (each: unknown): each is Value => {
      const { error } = schema.safeParse(each);
      if (error) faults.push(faultOf(error.issues));
      return !error;
    };
  if (!takes(sessionSchema)(value)) return { fault: faults[0] };
  const { style, screenId, ...stored }: Stored & Pick<StoredSession, 'style' | 'screenId'> = value;
  const listed = <Value>(list: unknown, schema: z.ZodMiniType<Value>) =>
    (Array.isArray(list) ? (list as unknown[]) : []).filter(takes(schema));

  const drawings = Object.fromEntries(
    Object.entries(stored.drawings ?? {}).filter(
      (entry): entry is [string, StoredSession['drawings'][string]] =>
        takes(drawingSchema)(entry[1]),
    ),
  );
  const isDesign = takes(appDesignSchema);
  const newest = Object.values(drawings).at(-1)?.design;
  const delivered = isDesign(stored.delivered) ? stored.delivered : (newest ?? firstDesign);
  const known = upToUnknown(stored.operations);
  if (known !== stored.operations) faults.push(unknownEdit);
  const kept = { ...stored, operations: known };
  const log = takes(editLogSchema)(kept) ? logOf(kept, apply, isDesign) : undefined;
  const messages = listed(stored.messages, messageSchema);
  const session: Session = {
    messages: messages.length > 0 ? messages : chatStore.getInitialState().messages,
    drawings,
    style,
    delivered,
    versions: listed(stored.versions, versionSchema),
    ...onStage(log ?? begin(delivered), screenId),
  };
  return { session, fault: faults[0] };
}

const unknownEdit = 'an edit in it is of a kind that this page does not know.';

/** Drops edits after the first unknown one, because they apply to another design. */
function upToUnknown(operations: unknown): unknown {
  if (!Array.isArray(operations)) return operations;
  const at = operations.findIndex((each) => !isKnown(each));
  return at < 0 ? operations : operations.slice(0, at);
}

const isKnown = (operation: unknown): boolean =>
  !isRecord(operation) ||
  typeof operation['op'] !== 'string' ||
  (operation['op'] === 'several' && Array.isArray(operation['operations'])
    ? operation['operations'].every(isKnown)
    : operationNames.has(operation['op']));

/** Returns undefined when an edit no longer applies to its design. */
function logOf(
  { base, operations, at, said }: z.infer<typeof editLogSchema>,
  apply: Apply,
  isDesign: (value: unknown) => value is AppDesign,
): EditLog | undefined {
  try {
    const log = replay(base, operations, at, apply, said);
    return log.states.every(isDesign) ? log : undefined;
  } catch (error) {
    isDesign(error);
    return undefined;
  }
}
