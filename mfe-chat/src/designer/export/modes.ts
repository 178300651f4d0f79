import { applyStyle, setMode } from '../edit/looks';
import type { AppDesign } from '../model/app-design';
import type { Look } from '../model/theme';

/** The look of an app in one of both modes; one that was born dark is light in the quietest style. */
export function lookOf(design: AppDesign, mode: Look['mode']): Look {
  const changed = setMode(design, mode).look;
  return changed.mode === mode ? changed : applyStyle(design, 'minimal').look;
}
