import type { AppDesign } from '../model/app-design';
import type { OperationOf, SingleOperation } from './operation';
import type { Report } from './report';

interface Done<Op extends SingleOperation['op']> {
  before: AppDesign;
  after: AppDesign;
  operation: OperationOf<Op>;
}

/** What one kind of operation does. */
export interface Edit<Op extends SingleOperation['op']> {
  /** Pure: the same design and operation always give equal bytes. */
  apply: (design: AppDesign, operation: OperationOf<Op>) => AppDesign;
  /** What was changed; asked only where something was. */
  report: (done: Done<Op>) => Report;
  /** The look that it gives, as an adjective for the reply. */
  look?: (operation: OperationOf<Op>) => string;
}
