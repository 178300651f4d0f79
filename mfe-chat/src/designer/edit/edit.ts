import type { AppDesign } from '../model/app-design';
import type { OperationOf, SingleOperation } from './operation';
import type { Report } from './report';

interface Done<Op extends SingleOperation['op']> {
  before: AppDesign;
  after: AppDesign;
  operation: OperationOf<Op>;
}

export interface Edit<Op extends SingleOperation['op']> {
  /** Pure: equal inputs give equal bytes. */
  apply: (design: AppDesign, operation: OperationOf<Op>) => AppDesign;
  /** Describes the change; called only if there is one. */
  report: (done: Done<Op>) => Report;
  look?: (operation: OperationOf<Op>) => string;
}
