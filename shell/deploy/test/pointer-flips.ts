import { deepEqual, ok } from 'node:assert/strict';
import { ask } from './ask.ts';
import type { Case } from './matrix.ts';
import type { PublishedSite } from './site.ts';

const REQUESTS = 10_000;
const VISITORS = 16;
const FLIP_EVERY_MS = 5;

/** Requests every file while releases are published without pause. */
export async function expectNoFailure(
  origin: string,
  site: PublishedSite,
  cases: readonly Case[],
): Promise<void> {
  await site.publish();
  const addresses = cases
    .filter(({ status, method, headers }) => status === 200 && !method && !headers)
    .map(({ address }) => address);
  const failures: string[] = [];
  let left = REQUESTS;
  let flips = 0;
  const visit = async () => {
    while (left > 0) {
      left -= 1;
      const address = addresses[left % addresses.length] ?? '/';
      const encoding = left % 2 === 0 ? 'br' : 'identity';
      try {
        const { status, headers, body } = await ask(origin + address, {
          'Accept-Encoding': encoding,
        });
        const isWhole =
          body.length > 0 && body.length === Number(headers['content-length'] ?? body.length);
        if (status !== 200 || !isWhole) failures.push(`${address} ${status} ${body.length}`);
      } catch (error) {
        failures.push(`${address} ${String(error)}`);
      }
    }
  };
  const flipping = setInterval(() => {
    site.flip();
    flips += 1;
  }, FLIP_EVERY_MS);
  await Promise.all(Array.from({ length: VISITORS }, visit));
  clearInterval(flipping);
  deepEqual(failures, []);
  ok(flips > 100, `only ${flips} flips`);
}
