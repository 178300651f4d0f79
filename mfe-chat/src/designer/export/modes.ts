import { applyStyle, setMode } from '../edit/looks';
import type { AppDesign } from '../model/app-design';
import type { Look } from '../model/theme';

/** An app that is dark by default gets the simplest light style. */
export function lookOf(design: AppDesign, mode: Look['mode']): Look {
  const changed = setMode(design, mode).look;
  return changed.mode === mode ? changed : applyStyle(design, 'minimal').look;
}
