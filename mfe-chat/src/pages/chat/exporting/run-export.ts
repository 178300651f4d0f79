import { scriptCheck } from '@appling/runtime/federation/script-check';
import { turns } from '../../../designer/export/in-turn';
import { workerOf } from '../conversation/drawing';
import { exportsBehind } from './exports-client';
import type { Make } from './exports-messages';

declare const __webpack_public_path__: string;

/** See `modules` in rspack.config.ts. */
const FILE = 'exports.js';

let failures = 0;
let thread: Promise<Make> | undefined;

/** Falls back to the page's thread: see conversation/engine-start. */
async function start(): Promise<Make> {
  if (process.env.HAS_MODULES !== 'yes') {
    return (await import(/* webpackChunkName: "export-here" */ './make-by-name')).make;
  }
  // Browsers cache a failed module by URL until the page reloads.
  const query = failures > 0 ? `?r=${failures}` : '';
  const address = `${__webpack_public_path__}${FILE}${query}`;
  await scriptCheck()?.(address);
  try {
    return await exportsBehind(workerOf(address), () => {
      thread = undefined;
    });
  } catch (error) {
    console.warn('Exports run on the page’s own thread.', error);
    return ((await import(/* webpackIgnore: true */ address)) as { make: Make }).make;
  }
}

export function startExports(): Promise<Make> {
  thread ??= start().catch((error: unknown) => {
    failures += 1;
    thread = undefined;
    throw error;
  });
  return thread;
}

const inTurn = turns();

/** Makes one export at a time: cancelling an export ends its worker, which no other export may use. */
export const runExport: Make = (exporter, design, assets, progress, signal) =>
  inTurn(async () => {
    signal.throwIfAborted();
    return (await startExports())(exporter, design, assets, progress, signal);
  });
