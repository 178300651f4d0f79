import type { Assets } from '../../../designer/export/assets/assets';
import type { Progress } from '../../../designer/export/exporter';
import type { Packed } from '../../../designer/export/make-export';
import type { AppDesign } from '../../../designer/model/app-design';

/** @throws {Error} the failure, or the signal's reason */
export type Make = (
  exporter: string,
  design: AppDesign,
  assets: Assets,
  progress: Progress,
  signal: AbortSignal,
) => Promise<Packed>;

export interface ToExports {
  id: number;
  exporter: string;
  design: AppDesign;
  assets: Assets;
}

export type FromExports =
  | { isReady: true }
  | { id: number; ratio: number }
  | { id: number; made: Packed }
  | { id: number; fault: string };
