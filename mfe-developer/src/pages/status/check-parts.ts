import { parseRegistry, releaseBase } from '@appling/contract/registry';

/** One remote as this browser found it. `time` is in whole milliseconds. */
export interface PartReport {
  name: string;
  release: string;
  isReachable: boolean;
  time: number;
}

/** No part is waited for longer than this. */
const TIME_LIMIT_MS = 5000;

const ask = (address: string) =>
  fetch(address, {
    // A copy from the cache would prove nothing.
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });

/**
 * Fetches the container of every remote that the registry lists, all at once.
 *
 * @throws {Error} when the registry itself cannot be read
 */
export async function checkParts(): Promise<PartReport[]> {
  const answer = await ask('/registry.json');
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  // Nothing of it is executed here: the shell, which does, has its own list of origins.
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
