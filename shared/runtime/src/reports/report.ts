import { whenIdle } from '../idle';
import type { Occurrence, ReportedSite } from './occurrence';

let site: ReportedSite | undefined;
const waiting: Occurrence[] = [];
let deliver: (occurrence: Occurrence) => unknown = (occurrence) =>
  waiting.length < 50 && waiting.push(occurrence);

/** A storm of faults is heard by its beginning: this many at once, and then this many each second. */
const BURST = 20;
const PER_SECOND = 2;

/** Faults that may still be taken: those of running code apart, so that its storms hide no page that fails. */
const left = { run: BURST, other: BURST, at: 0 };

/** Whether a fault is taken. Whatever a fault costs (its trace, the report, a toast, the console) comes after this. */
function isTaken(phase: Occurrence['phase']): boolean {
  const now = performance.now();
  const more = ((now - left.at) / 1000) * PER_SECOND;
  left.at = now;
  for (const kind of ['run', 'other'] as const) left[kind] = Math.min(BURST, left[kind] + more);
  const kind = phase === 'run' ? 'run' : 'other';
  if (left[kind] < 1) return false;
  left[kind] -= 1;
  return true;
}

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
  if (!isTaken(phase)) return;
  const path = location.pathname;
  const owner = remote ?? site?.find(path)?.remote;
  const release = failed ?? (owner && site?.inUse(owner));
  deliver({ phase, error, path, at: performance.now(), remote: owner, release });
}

/** What takes faults to whoever wants them. */
export interface Reporter {
  startReporter: (site: ReportedSite, shellRelease?: string) => (occurrence: Occurrence) => unknown;
}

/** From now on what nobody catches is reported too. The reporter itself is loaded when the page is idle. */
export function watchErrors(
  registry: ReportedSite,
  loadReporter: () => Promise<Reporter>,
  shellRelease?: string,
): void {
  site = registry;
  addEventListener('error', (event) => report('run', event.error ?? event));
  addEventListener('unhandledrejection', ({ reason }) => report('run', reason));
  whenIdle(() => {
    loadReporter().then(
      ({ startReporter }) => {
        deliver = startReporter(registry, shellRelease);
        waiting.forEach(deliver);
      },
      // It cannot be had now: the page goes on without.
      () => {},
    );
  });
}
