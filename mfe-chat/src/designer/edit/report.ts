import type reports from '../../../content/edit-reports.json';

/** A change as a key of `content/edit-reports.json` with its values. */
export interface Report {
  key: keyof typeof reports.texts;
  /** Texts as shown; numbers are counts. */
  values: Readonly<Record<string, string | number | undefined>>;
}
