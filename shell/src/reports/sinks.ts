import type { Report } from '@appling/contract/reports';

/** Takes reports one at a time. */
export type Sink = (report: Report, error?: unknown) => void;

/** Where nobody asked for reports: faults as warnings, measurements for those who look at verbose messages. */
export const toConsole: Sink = (report, error) => {
  const { kind, phase, code, remote, release, path } = report;
  const words = `${remote}@${release ?? '-'} ${phase} ${code} ${path}`;
  if (kind === 'vital') console.debug(`Measured: ${words} ${report.value} (${report.rating})`);
  else console.warn(`Reported: ${words}`, error);
};

/** Reports travel together: this long after the first, or when the visitor turns away. */
const COLLECT_MS = 5000;

/**
 * Sends reports to the operator, as one JSON text for several. No cookie travels with it.
 *
 * @param address path on this site, or an absolute address that the page's policy allows
 */
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

/** Plain text needs no question beforehand when the address is another origin's. */
function post(address: string, body: string): void {
  const headers = { 'Content-Type': 'text/plain;charset=utf-8' };
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(address, body);
    return;
  }
  // A report that cannot be delivered is lost, and disturbs nobody.
  fetch(address, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(
    () => {},
  );
}
