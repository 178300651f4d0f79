import { REPORT_EVENT, reportsOfTab, type Report } from '@appling/contract/reports';
import { useSyncExternalStore } from 'react';

const NONE: readonly Report[] = [];

/** Returns the shell's reports of this tab. */
export function useReports(): readonly Report[] {
  return useSyncExternalStore(
    (listener) => {
      addEventListener(REPORT_EVENT, listener);
      return () => removeEventListener(REPORT_EVENT, listener);
    },
    reportsOfTab,
    () => NONE,
  );
}
