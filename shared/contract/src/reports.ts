/** When it happened: while a page loads, renders or runs; `visit` is for measurements. */
export type Phase = 'load' | 'fall-back' | 'render' | 'run' | 'visit';

/** Where it happened. */
interface Origin {
  /** Remote, or `shell`. */
  remote: string;
  /** Its release; `null` where none was in use yet. */
  release: string | null;
  /** Path of the page, without query and fragment. */
  path: string;
  /** Milliseconds since the page was asked for. */
  at: number;
}

/** An error in a visitor's browser. Contains nothing that identifies the visitor or that they typed. */
export interface Fault extends Origin {
  kind: 'error';
  phase: Exclude<Phase, 'visit'>;
  /** The loader's code; `EXEC` for errors in running code, `RENDER` for errors while rendering. */
  code: string;
  /** Class of the error, e.g. `TypeError`. */
  name: string;
  /** `file:line:column` of our own code, where the error tells it. */
  source?: string;
}

/** A measurement of this visit. */
export interface Vital extends Origin {
  kind: 'vital';
  phase: 'visit';
  code: 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB';
  /** Milliseconds; a plain number for CLS. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

/** Sent to the operator, and shown on the status page. */
export type Report = Fault | Vital;

/** Event on `window` after each new report. */
export const REPORT_EVENT = `${process.env.SITE_PREFIX}:report`;

const NONE: readonly Report[] = [];
const tab = globalThis as unknown as Record<string, readonly Report[] | undefined>;
const REPORTS = `${process.env.SITE_GLOBALS}_REPORTS`;

/** Returns the reports of this tab so far, oldest first; a new array after each. */
export function reportsOfTab(): readonly Report[] {
  return tab[REPORTS] ?? NONE;
}

/** Adds a report to those of this tab and fires {@link REPORT_EVENT}. */
export function addReport(report: Report): void {
  tab[REPORTS] = [...reportsOfTab(), report];
  dispatchEvent(new Event(REPORT_EVENT));
}
