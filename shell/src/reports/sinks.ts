import type { Report } from '@appling/contract/reports';

export type Sink = (report: Report, error?: unknown) => void;

/** Default without an address: faults as warnings, measurements as verbose messages. */
export const toConsole: Sink = (report, error) => {
  const { kind, phase, code, remote, release, path } = report;
  const words = `${remote}@${release ?? '-'} ${phase} ${code} ${path}`;
  if (kind === 'vital') console.debug(`Measured: ${words} ${report.value} (${report.rating})`);
  else console.warn(`Reported: ${words}`, error);
};

/** Batches reports for this long, or until the page is hidden. */
const COLLECT_MS = 5000;

/** Sends reports as JSON without cookies. `address`: path on this site, or absolute address that the policy allows. */
export function sendTo(address: string): Sink {
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const text = JSON.stringify({ version: 1, reports: waiting });
    waiting = [];
    post(address, text);
  };
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
  return (report) => {
    waiting.push(report);
    if (document.visibilityState === 'hidden') flush();
    else timer ??= setTimeout(flush, COLLECT_MS);
  };
}

/** Plain text avoids a CORS preflight. */
function post(address: string, body: string): void {
  const headers = { 'Content-Type': 'text/plain;charset=utf-8' };
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(address, body);
    return;
  }
  // A report that cannot be sent is dropped.
  fetch(address, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(
    () => {},
  );
}
