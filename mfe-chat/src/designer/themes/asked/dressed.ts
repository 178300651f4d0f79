import type { AppDesign } from '../../model/app-design';
import type { LookNote } from './look-note';

export interface Dressed {
  design: AppDesign;
  /** The adjective of the mood that is drawn. */
  mood?: string;
  /** By name, most visible first, without the background. */
  colors: readonly string[];
  ground?: string;
  notes: readonly LookNote[];
}
