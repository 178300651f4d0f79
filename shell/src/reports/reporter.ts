import { addReport, reportsOfTab, type Report } from '@appling/contract/reports';
import { readSiteConfig } from '@appling/contract/site-config';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { notify } from '@appling/runtime/state';
import { layout } from '../layout/layout.content';
import { causeOf, describeFault } from './describe-fault';
import type { Occurrence, ReportedSite } from '@appling/runtime/reports/occurrence';
import { sendTo, toConsole } from './sinks';

/** Limits the reports of a page that throws in a loop. */
const MOST = 50;

/** Minimum ms between toasts, since they all say the same. */
const TOAST_MS = 2000;

/** Starts measuring and reporting. Returns the function that takes each fault. */
export function startReporter(
  registry: ReportedSite,
  shellRelease: string | null = null,
): (occurrence: Occurrence) => void {
  const { reports: address } = readSiteConfig();
  const sink = address ? sendTo(address) : toConsole;
  const seen = new WeakSet<object>();
  let toasted = -TOAST_MS;
  const said = new Set<string>();

  const isFull = () => reportsOfTab().length >= MOST;
  const take = (report: Report, error?: unknown) => {
    if (isFull()) return;
    addReport(report);
    sink(report, error);
  };

  const entry = location.pathname;
  const measure = ({ name, value, rating }: Metric) => {
    // CLS and INP belong to the page that is left, the others to the first page.
    const path = name === 'CLS' || name === 'INP' ? location.pathname : entry;
    const remote = registry.find(path)?.remote ?? 'shell';
    const release = registry.inUse(remote) ?? (remote === 'shell' ? shellRelease : null);
    const digits = name === 'CLS' ? 10_000 : 1;
    const rounded = Math.round(value * digits) / digits;
    const at = Math.round(performance.now());
    take({
      kind: 'vital',
      phase: 'visit',
      code: name as 'LCP',
      value: rounded,
      rating,
      remote,
      release,
      path,
      at,
    });
  };
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(measure);

  return (occurrence) => {
    if (isFull()) return;
    const cause = causeOf(occurrence.error);
    // The boundary and the loader both catch the same error.
    const isObject = typeof cause === 'object' && cause !== null;
    if (isObject && seen.has(cause)) return;
    if (isObject) seen.add(cause);
    const fault = describeFault(occurrence, shellRelease);
    if (!fault) return;
    const { remote, release, phase, code, name, source, path } = fault;
    const sameness = [remote, release, phase, code, name, source, path].join();
    if (said.has(sameness)) return;
    said.add(sameness);
    take(fault, occurrence.error);
    // Failures of rendering and loading are visible; those of handlers, timers and promises need a toast.
    const isSilent = phase !== 'run' || remote === 'shell';
    if (isSilent || performance.now() - toasted < TOAST_MS) return;
    toasted = performance.now();
    notify('error', layout.slip);
  };
}
