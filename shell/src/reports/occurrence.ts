import type { Phase } from '@appling/shared/contract/reports';

/** Something that went wrong, as it was caught. */
export interface Occurrence {
  phase: Exclude<Phase, 'visit'>;
  error: unknown;
  path: string;
  at: number;
  remote?: string;
  release?: string;
}
