import { whenIdle } from '../navigation/prefetch';
import type { RegistryClient } from '../remotes/registry';
import type { Occurrence } from './occurrence';

type Site = Pick<RegistryClient, 'find' | 'inUse'>;

let site: Site | undefined;
const waiting: Occurrence[] = [];
let deliver: (occurrence: Occurrence) => unknown = (occurrence) =>
  waiting.length < 50 && waiting.push(occurrence);

/**
 * Notes a fault for the reporter, which comes after the page has loaded.
 *
 * @param remote whose fault it is; by default that of the page that is shown
 * @param failed its release, where that one is no longer in use
 */
export function report(
  phase: Occurrence['phase'],
  error: unknown,
  remote?: string,
  failed?: string,
): void {
  const path = location.pathname;
  const owner = remote ?? site?.find(path)?.remote;
  const release = failed ?? (owner && site?.inUse(owner));
  deliver({ phase, error, path, at: performance.now(), remote: owner, release });
}

/** From now on what nobody catches is reported too. The reporter itself is loaded when the page is idle. */
export function watchErrors(registry: RegistryClient, shellRelease?: string): void {
  site = registry;
  addEventListener('error', (event) => report('run', event.error ?? event));
  addEventListener('unhandledrejection', ({ reason }) => report('run', reason));
  whenIdle(() => {
    import(/* webpackChunkName: "reporter" */ './reporter').then(
      ({ startReporter }) => {
        deliver = startReporter(registry, shellRelease);
        waiting.forEach(deliver);
      },
      // It cannot be had now: the page goes on without.
      () => {},
    );
  });
}
