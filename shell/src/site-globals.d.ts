import type { Report } from '@appling/contract/reports';
import type { ScriptCheck } from '@appling/runtime/federation/script-check';

declare global {
  /** Written by `addReport`; tests read it. */
  var APPLING_REPORTS: readonly Report[] | undefined;
  var APPLING_CHECK_SCRIPT: ScriptCheck | undefined;
}
