import { type AppDesign, appDesignSchema } from '../../../designer/model/app-design';
import { migrate } from '../../../designer/model/versions/migrate';
import { openKept } from './earlier';

/** The value itself goes on: parsing would put its keys in another order. */
const isDesign = (value: unknown): value is AppDesign => appDesignSchema.safeParse(value).success;

/** The designs that this browser keeps, newest first, brought up to date. One that cannot be read is left out, and stays kept. */
export async function readRecent(): Promise<readonly AppDesign[]> {
  try {
    const kept = await (await openKept()).getAll('recent');
    return kept
      .sort((one, other) => other.used - one.used)
      .flatMap(({ design }) => {
        const migrated = migrate(design);
        return 'value' in migrated && isDesign(migrated.value) ? [migrated.value] : [];
      });
  } catch {
    return [];
  }
}
