import { scriptCheck } from '@appling/runtime/federation/script-check';
import { engineBehind, type Engine } from './engine-client';

declare const __webpack_public_path__: string;

/** See `modules` in rspack.config.ts. */
const FILE = 'engine.js';
/** See `data` in rspack.config.ts. */
const WORDS = 'words.json';

const checkScript = (address: string) => scriptCheck()?.(address);

let attempts = 0;
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Falls back to the page's thread if workers fail: old browsers, files from another origin, start errors.
 * @param onEnd called when this engine can no longer be used
 */
export async function startEngine(onEnd: () => void): Promise<Engine> {
  if (process.env.HAS_MODULES !== 'yes') {
    return import(/* webpackChunkName: "designer-engine" */ './engine');
  }
  // Browsers cache a failed module by URL until the page reloads.
  const query = attempts > 0 ? `?r=${attempts}` : '';
  attempts += 1;
  if (!query) fetchAhead(`${__webpack_public_path__}${WORDS}`);
  const address = `${__webpack_public_path__}${FILE}${query}`;
  await checkScript(address);
  try {
    return await engineBehind(workerAt(address), checkScript, onEnd);
  } catch (error) {
    console.warn('The engine runs on the page’s own thread.', error);
    return (await import(/* webpackIgnore: true */ address)) as Engine;
  }
}

/** Fetched in parallel, into the browser's cache. */
function fetchAhead(address: string): void {
  fetch(address)
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** See `modules` in rspack.config.ts. */
const WORKERS = ['engine.js', 'exports.js'];

/**
 * Creates a worker with this bundle's Trusted Types policy.
 * @throws {Error} where workers are missing or blocked
 */
export function workerAt(address: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(`appling-${process.env.APP_NAME}`, {
    createScriptURL: (wanted) => {
      const { pathname } = new URL(wanted, location.href);
      if (!WORKERS.some((file) => pathname === `${__webpack_public_path__}${file}`)) {
        throw new TypeError(`No worker of this app: ${wanted}`);
      }
      return wanted;
    },
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}
