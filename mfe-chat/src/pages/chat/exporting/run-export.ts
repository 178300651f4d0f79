import { scriptCheck } from '@appling/runtime/federation/script-check';
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

/** The end of the export that was asked for last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes an export beside the page, after those that were asked for before: one that is called off takes its worker with it,
 * and no other export may be in there.
 */
export const runExport: Make = (exporter, design, assets, progress, signal) => {
  const made = last.then(async () => {
    signal.throwIfAborted();
    return (await startExports())(exporter, design, assets, progress, signal);
  });
  last = made.catch(() => {});
  return made;
};
