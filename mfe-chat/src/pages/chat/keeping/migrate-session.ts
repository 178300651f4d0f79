import { operationFrom1 } from '../../../designer/edit/versions/from-1';
import { type Migrated, bringUp } from '../../../designer/model/versions/bring-up';
import { type Fields, isRecord } from '../../../designer/model/versions/is-record';
import { migrate } from '../../../designer/model/versions/migrate';

/** Keeps data of newer releases, which the schema then rejects. */
const design = (value: unknown): unknown => {
  const migrated = migrate(value);
  return 'newer' in migrated ? value : migrated.value;
};
const withDesign = (value: unknown): unknown =>
  isRecord(value) ? { ...value, design: design(value['design']) } : value;
const list = (value: unknown, change: (each: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value;

/** Version 2 contains designs and edits of version 2. */
const from1 = (session: Fields): Fields => ({
  ...session,
  version: 2,
  base: design(session['base']),
  operations: list(session['operations'], operationFrom1),
  delivered: design(session['delivered']),
  drawings: isRecord(session['drawings'])
    ? Object.fromEntries(
        Object.entries(session['drawings']).map(([id, each]) => [id, withDesign(each)]),
      )
    : session['drawings'],
  versions: list(session['versions'], withDesign),
});

/** Migrates to `SESSION_VERSION`; the result still needs validation. */
export const migrateSession = (value: unknown): Migrated => bringUp(value, [from1]);
