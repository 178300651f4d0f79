import type { Assets } from '../../../designer/export/assets/assets';
import type { Progress } from '../../../designer/export/exporter';
import type { Packed } from '../../../designer/export/make-export';
import type { AppDesign } from '../../../designer/model/app-design';

/**
 * Makes the export of a name.
 *
 * @throws {Error} what could not be made and why, or the signal's reason
 */
export type Make = (
  exporter: string,
  design: AppDesign,
  assets: Assets,
  progress: Progress,
  signal: AbortSignal,
) => Promise<Packed>;

/** From the page to the worker of exports. `id` ties what comes back to what was asked for. */
export interface ToExports {
  id: number;
  exporter: string;
  design: AppDesign;
  assets: Assets;
}

/** From the worker to the page. */
export type FromExports =
  | { isReady: true }
  /** How much of it is done. */
  | { id: number; ratio: number }
  | { id: number; made: Packed }
  | { id: number; fault: string };
