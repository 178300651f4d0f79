import { screenFrom1 } from '../../model/versions/from-1';
import { isRecord } from '../../model/versions/is-record';
import { migrate } from '../../model/versions/migrate';

/** Migrates an edit of version 1 with the design or screen that it contains. */
export function operationFrom1(operation: unknown): unknown {
  if (!isRecord(operation)) return operation;
  const { op, design, screen, operations } = operation;
  if (op === 'design.set') {
    const migrated = migrate(design);
    return 'newer' in migrated ? operation : { ...operation, design: migrated.value };
  }
  if (op === 'screen.add') return { ...operation, screen: screenFrom1(screen) };
  return op === 'several' && Array.isArray(operations)
    ? { ...operation, operations: operations.map(operationFrom1) }
    : operation;
}
