import { savesData, whenIdle } from '@appling/runtime/idle';

const WORKER = '/site-sw.js';

/** The policy lets exactly this file become the site's worker. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/**
 * After the visit's own loading: has the whole site kept for times without a network. Respects Save-Data.
 *
 * @param settle reads the registry that lists this tab's releases
 */
export function beginOffline(settle: () => Promise<void>): void {
  if (savesData() || !('serviceWorker' in navigator)) return;
  // A browser that refuses, for whatever reason, has a site that needs a network.
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
