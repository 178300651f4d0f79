import type { AppDesign } from '../../model/app-design';
import type { LookNote } from './look-note';

/** What was drawn of the look that a sentence asked for. */
export interface Dressed {
  design: AppDesign;
  /** The adjective of the mood that is drawn. */
  mood?: string;
  /** Colours by their names, most visible first; the ground apart. */
  colors: readonly string[];
  ground?: string;
  notes: readonly LookNote[];
}
