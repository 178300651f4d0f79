import type { Phase } from '@appling/contract/reports';

export interface Occurrence {
  phase: Exclude<Phase, 'visit'>;
  error: unknown;
  path: string;
  at: number;
  remote?: string;
  release?: string;
}

export interface ReportedSite {
  find(pathname: string): { remote: string } | undefined;
  inUse(remote: string): string | undefined;
}
