import { type AppDesign, appDesignSchema } from '../../../designer/model/app-design';
import { migrate } from '../../../designer/model/versions/migrate';
import { openKept } from './earlier';

/** Keeps the original value, because parsing reorders keys. */
const isDesign = (value: unknown): value is AppDesign => appDesignSchema.safeParse(value).success;

/** Newest first, migrated. Skips designs that cannot be read, but keeps them stored. */
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
