import { scriptCheck } from '@appling/runtime/federation/script-check';
import { engineBehind, type Engine } from './engine-client';

declare const __webpack_public_path__: string;

/** The engine's file in the release's folder: see `modules` in rspack.config.ts. */
const FILE = 'engine.js';
/** What it reads with: see `data` there. */
const WORDS = 'words.json';

const checkScript = (address: string) => scriptCheck()?.(address);

let attempts = 0;
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The engine in a worker. On the page's own thread where there is no worker to be had: an old browser, files that
 * come from another origin, a worker that does not start.
 *
 * @param onEnd told when this engine is of no use any more
 */
export async function startEngine(onEnd: () => void): Promise<Engine> {
  if (process.env.HAS_MODULES !== 'yes') {
    return import(/* webpackChunkName: "designer-engine" */ './engine');
  }
  // A module that broke stays broken under its own address until the page is loaded again.
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

/** Comes while the engine does, which finds it in the browser's cache and checks it. */
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

/** Files of the release that run as workers: see `modules` in rspack.config.ts. */
const WORKERS = ['engine.js', 'exports.js'];

/**
 * Passes a file to `new Worker`, by the name that the site's policy allows this bundle.
 *
 * @throws {Error} where workers are missing or refused
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
