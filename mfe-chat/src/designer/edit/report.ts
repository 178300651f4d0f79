import type reports from '../../../content/edit-reports.json';

/** What an operation changed, in words that can be counted: a text of `content/edit-reports.json` and what stands in it. */
export interface Report {
  key: keyof typeof reports.texts;
  /** Texts as they stand, and numbers of what is counted. */
  values: Readonly<Record<string, string | number | undefined>>;
}
