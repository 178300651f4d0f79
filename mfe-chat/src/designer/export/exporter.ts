import type { AppDesign } from '../model/app-design';
import type { Assets, Need } from './assets/assets';

/** One file of an export. */
export interface ExportedFile {
  /** Folders and name, joined by `/`: letters, digits, dots and dashes (see `pack.ts`). */
  path: string;
  content: string | Uint8Array<ArrayBuffer>;
}
export type Files = readonly ExportedFile[];

/** What a check looks at. */
export interface Made {
  files: Files;
  design: AppDesign;
  assets: Assets;
}

/** Something that is looked at in every export before it is offered. Its words stand in the sheet's content. */
export interface ExportCheck {
  name: string;
  /** Says what is wrong, a line for each fault. */
  faultsIn: (made: Made) => readonly string[];
}

/** Tells how much is done, as a ratio. */
export type Progress = (ratio: number) => void;

/**
 * A way to take a design along: one folder each, found by its `exporter.ts`. What makes the files is imported by `make`,
 * so that a list of exporters costs nothing. The same design and assets give the same bytes.
 */
export interface Exporter {
  /** The name of its folder. */
  id: string;
  /** For people who design on, or for those who program. */
  group: 'design' | 'code';
  /** What has to be gathered before. */
  needs: readonly Need[];
  /** What follows the app's name in the name of the download: `.penpot`, or `-tokens.zip` of several files. */
  ending: string;
  checks: readonly ExportCheck[];
  /**
   * Makes the files, tells of progress, and looks at the signal between steps that take long.
   *
   * @throws {Error} what cannot be made and why, or the signal's reason
   */
  make: (
    design: AppDesign,
    assets: Assets,
    progress: Progress,
    signal: AbortSignal,
  ) => Promise<Files>;
}

/** What is told of an exporter before it runs. */
export type ExporterFacts = Pick<Exporter, 'id' | 'group' | 'needs' | 'ending'>;
