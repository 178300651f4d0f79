import type { AppDesign } from '../model/app-design';
import type { OperationOf, SingleOperation } from './operation';

/** What one kind of operation does. */
export interface Edit<Op extends SingleOperation['op']> {
  /** Pure: the same design and operation always give equal bytes. */
  apply: (design: AppDesign, operation: OperationOf<Op>) => AppDesign;
  /** The look that it gives, as an adjective for the reply. */
  look?: (operation: OperationOf<Op>) => string;
}
