import { notify } from '@appling/shared/state';
import type { Apply } from '../../designer/edit/edit-log';
import type { Operation } from '../../designer/edit/operation';
import { chat } from './chat.content';
import { fetchOnce } from './fetch-once';

/** What changes a design: nobody needs it before there is one of their own. */
const edits = fetchOnce(() => import(/* webpackChunkName: "edits" */ './edits-file'));

type Edits = Awaited<ReturnType<typeof edits.fetch>>;
export const fetchEdits = edits.fetch;

/** Asked for by who is about to change something. */
export const expectEdits = (): void => void edits.fetch().catch(() => {});

/** At once where it is here, as it is in every panel that changes a design. Else in a moment, or never, which is said. */
export function withEdits(change: (edits: Edits) => void): void {
  const known = edits.known();
  if (known) return change(known);
  const made = edits.fetch().then(change, () => notify('error', chat.offline));
  waiting = made.finally(() => {
    waiting = undefined;
  });
}

/** Settles with the last change that waits for its code. */
let waiting: Promise<void> | undefined;

/** At once, but never before a change that was asked for earlier. */
export function afterEdits(step: () => void): void {
  if (waiting) void waiting.then(step);
  else step();
}

/** Another design altogether needs nothing that changes one. */
export const applyFor = async (operation: Operation): Promise<Apply> =>
  operation.op === 'design.set' ? () => operation.design : (await edits.fetch()).apply;
