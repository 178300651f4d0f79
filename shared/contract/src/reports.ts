/** While a page loads, renders or runs; `visit` is for measurements. */
export type Phase = 'load' | 'fall-back' | 'render' | 'run' | 'visit';

interface Origin {
  remote: string;
  /** The release in use; `null` if there was none yet. */
  release: string | null;
  /** Path of the page, without query and fragment. */
  path: string;
  /** Milliseconds since navigation start. */
  at: number;
}

/** An error in a visitor's browser. Never contains personal data or typed text. */
export interface Fault extends Origin {
  kind: 'error';
  phase: Exclude<Phase, 'visit'>;
  /** The loader's code; `EXEC` for errors in running code, `RENDER` for errors while rendering. */
  code: string;
  name: string;
  /** `file:line:column` in the site's own code, if the error contains it. */
  source?: string;
}

export interface Vital extends Origin {
  kind: 'vital';
  phase: 'visit';
  code: 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB';
  /** Milliseconds; for CLS a number without unit. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

export type Report = Fault | Vital;

export const REPORT_EVENT = `${process.env.SITE_PREFIX}:report`;

const NONE: readonly Report[] = [];
const tab = globalThis as unknown as Record<string, readonly Report[] | undefined>;
const REPORTS = `${process.env.SITE_GLOBALS}_REPORTS`;

export function reportsOfTab(): readonly Report[] {
  return tab[REPORTS] ?? NONE;
}

export function addReport(report: Report): void {
  tab[REPORTS] = [...reportsOfTab(), report];
  dispatchEvent(new Event(REPORT_EVENT));
}
