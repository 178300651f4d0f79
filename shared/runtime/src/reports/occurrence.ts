import type { Phase } from '@appling/contract/reports';

/** Something that went wrong, as it was caught. */
export interface Occurrence {
  phase: Exclude<Phase, 'visit'>;
  error: unknown;
  path: string;
  at: number;
  remote?: string;
  release?: string;
}

/** What a report asks about the site: who owns a path, and which release of it is in use. */
export interface ReportedSite {
  find(pathname: string): { remote: string } | undefined;
  inUse(remote: string): string | undefined;
}
