import { notify } from '@appling/runtime/state';
import type { Apply } from '../../designer/edit/edit-log';
import type { Operation } from '../../designer/edit/operation';
import { chat } from './chat.content';
import { fetchOnce } from './fetch-once';

const edits = fetchOnce(() => import(/* webpackChunkName: "edits" */ './edits-file'));

type Edits = Awaited<ReturnType<typeof edits.fetch>>;
export const fetchEdits = edits.fetch;

/** Preloads the editing code. */
export const expectEdits = (): void => void edits.fetch().catch(() => {});

/** Calls back synchronously if loaded, as in all editing panels; reports a failed load. */
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

/** Pending steps; resolves to whether the last change succeeded. */
let queue: Promise<boolean> | undefined;

function enqueue(step: (isMade: boolean) => boolean | Promise<boolean>): void {
  const mine = (queue ?? Promise.resolve(true)).then(step).finally(() => {
    if (queue === mine) queue = undefined;
  });
  queue = mine;
}

/**
 * Runs at once, or after pending changes.
 * @param step receives whether they succeeded
 */
export function afterEdits(step: (isMade: boolean) => void): void {
  if (!queue) return step(true);
  enqueue((isMade) => {
    step(isMade);
    return isMade;
  });
}

/** Replacing the whole design needs no editing code. */
export const applyFor = async (operation: Operation): Promise<Apply> =>
  operation.op === 'design.set' ? () => operation.design : (await edits.fetch()).apply;
