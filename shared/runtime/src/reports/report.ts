import { whenIdle } from '../idle';
import type { Occurrence, ReportedSite } from './occurrence';

let site: ReportedSite | undefined;
const waiting: Occurrence[] = [];
let deliver: (occurrence: Occurrence) => unknown = (occurrence) =>
  waiting.length < 50 && waiting.push(occurrence);

/** Rate limit of reports: this many at once, then this many per second. */
const BURST = 20;
const PER_SECOND = 2;

/** Reports left. Running code counts separately, so that its errors do not hide a page that fails. */
const left = { run: BURST, other: BURST, at: 0 };

/** Checked first: reading the stack trace and showing the toast take time. */
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

/** Queues an error for the reporter, which loads after the page. Default: the visible page's remote is at fault. */
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

export interface Reporter {
  startReporter: (site: ReportedSite, shellRelease?: string) => (occurrence: Occurrence) => unknown;
}

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
      // The page works without it.
      () => {},
    );
  });
}
