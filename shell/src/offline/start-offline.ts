import { savesData, whenIdle } from '@appling/runtime/idle';

const WORKER = '/site-sw.js';

/** The policy allows only this file as a worker. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Caches the whole site for offline use once the page is idle. Respects Save-Data. */
export function startOffline(settle: () => Promise<void>): void {
  if (savesData() || !('serviceWorker' in navigator)) return;
  // A browser that refuses has a site that needs a network.
  whenIdle(() => {
    void keep()
      .then(settle)
      .catch(() => {});
  });
}

async function keep(): Promise<void> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('appling-shell', { createScriptURL: () => WORKER });
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep');
}
