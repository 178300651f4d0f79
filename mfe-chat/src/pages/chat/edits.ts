import { notify } from '@appling/runtime/state';
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
  if (known && !queue) return change(known);
  const coming = edits.fetch();
  enqueue(() =>
    coming.then(
      (part) => {
        change(part);
        return true;
      },
      () => {
        notify('error', chat.offline);
        return false;
      },
    ),
  );
}

/** Steps that wait for code, or for such a step before them; tells whether the last change could be made. */
let queue: Promise<boolean> | undefined;

function enqueue(step: (isMade: boolean) => boolean | Promise<boolean>): void {
  const mine = (queue ?? Promise.resolve(true)).then(step).finally(() => {
    if (queue === mine) queue = undefined;
  });
  queue = mine;
}

/**
 * At once, but never before a change that was asked for earlier.
 *
 * @param step is told whether that change was made
 */
export function afterEdits(step: (isMade: boolean) => void): void {
  if (!queue) return step(true);
  enqueue((isMade) => {
    step(isMade);
    return isMade;
  });
}

/** Another design altogether needs nothing that changes one. */
export const applyFor = async (operation: Operation): Promise<Apply> =>
  operation.op === 'design.set' ? () => operation.design : (await edits.fetch()).apply;
