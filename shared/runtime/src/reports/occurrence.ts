import type { Phase } from '@appling/contract/reports';

/** An error as it was caught. */
export interface Occurrence {
  phase: Exclude<Phase, 'visit'>;
  error: unknown;
  path: string;
  at: number;
  remote?: string;
  release?: string;
}

/** What a report needs to know: the owner of a path, and the release in use. */
export interface ReportedSite {
  find(pathname: string): { remote: string } | undefined;
  inUse(remote: string): string | undefined;
}
