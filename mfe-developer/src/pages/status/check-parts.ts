import { parseRegistry, releaseBase } from '@appling/contract/registry';

/** Result for one remote; `time` in whole ms. */
export interface PartReport {
  name: string;
  release: string;
  isReachable: boolean;
  time: number;
}

const TIME_LIMIT_MS = 5000;

const ask = (address: string) =>
  fetch(address, {
    // A cached response would prove nothing.
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });

/** Fetches all remotes' containers in parallel. Throws when the registry cannot be read. */
export async function checkParts(): Promise<PartReport[]> {
  const answer = await ask('/registry.json');
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  // Executes nothing, so any origin is allowed; the shell has its own list of origins.
  const { remotes } = parseRegistry(await answer.json(), 'any');
  return Promise.all(
    Object.entries(remotes).map(async ([name, { current }]) => {
      const start = performance.now();
      const isReachable = await ask(
        releaseBase(name, current.id, current.origin) + current.entry,
      ).then(
        async (response) => response.ok && (await response.text()) !== '',
        () => false,
      );
      const time = Math.max(1, Math.round(performance.now() - start));
      return { name, release: current.id, isReachable, time };
    }),
  );
}
