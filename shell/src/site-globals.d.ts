import type { Report } from '@appling/contract/reports';
import type { ScriptCheck } from '@appling/runtime/federation/script-check';

declare global {
  /** What `addReport` writes under this site's prefix; tests read it. */
  var APPLING_REPORTS: readonly Report[] | undefined;
  /** What `provideScriptCheck` writes. */
  var APPLING_CHECK_SCRIPT: ScriptCheck | undefined;
}
