import type { AppDesign } from '../../model/app-design';
import type { LookNote } from './look-note';

export interface Dressed {
  design: AppDesign;
  /** The adjective of the applied mood. */
  mood?: string;
  /** By name, most visible first, without the background. */
  colors: readonly string[];
  ground?: string;
  notes: readonly LookNote[];
}
