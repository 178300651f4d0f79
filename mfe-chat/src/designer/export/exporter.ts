import type { AppDesign } from '../model/app-design';
import type { Assets, Need } from './assets/assets';

export interface ExportedFile {
  /** Path with `/`: letters, digits, dots and dashes (see `pack.ts`). */
  path: string;
  content: string | Uint8Array<ArrayBuffer>;
}
export type Files = readonly ExportedFile[];

export interface Made {
  files: Files;
  design: AppDesign;
  assets: Assets;
}

/** Runs on every export before it is offered. The sheet's content file has its description. */
export interface ExportCheck {
  name: string;
  /** Returns one line per fault. */
  faultsIn: (made: Made) => readonly string[];
}

export type Progress = (ratio: number) => void;

/**
 * An export format, found by its `exporter.ts`. `make` imports the code lazily, so that a list of exporters is small.
 * The same design and assets give the same bytes.
 */
export interface Exporter {
  id: string;
  /** For designers, or for developers. */
  group: 'design' | 'code';
  needs: readonly Need[];
  /** Suffix of the download: `.penpot`, or `-tokens.zip` for several files. */
  ending: string;
  checks: readonly ExportCheck[];
  /**
   * Reports progress, and runs to its end: `makeExport` discards what was cancelled meanwhile.
   * @throws {Error} what cannot be made and why
   */
  make: (design: AppDesign, assets: Assets, progress: Progress) => Promise<Files>;
}

export type ExporterFacts = Pick<Exporter, 'id' | 'group' | 'needs' | 'ending'>;
