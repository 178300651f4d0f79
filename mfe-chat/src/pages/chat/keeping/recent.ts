import * as z from 'zod/mini';
import { type AppDesign, appDesignSchema } from '../../../designer/model/app-design';
import { migrate } from '../../../designer/model/versions/migrate';
import { KEY } from './keep-recent';
import { readText } from './store-text';

/** The value itself goes on: parsing would put its keys in another order. */
const isDesign = (value: unknown): value is AppDesign => appDesignSchema.safeParse(value).success;

const storedSchema = z.object({ version: z.literal(1), designs: z.array(z.unknown()) });

/** The designs that this browser keeps, newest first, brought up to date. One that cannot be read is left out, and stays kept. */
export function readRecent(): readonly AppDesign[] {
  try {
    const stored = storedSchema.parse(JSON.parse(readText(KEY) ?? ''));
    return stored.designs.flatMap((each) => {
      const migrated = migrate(each);
      return 'value' in migrated && isDesign(migrated.value) ? [migrated.value] : [];
    });
  } catch {
    return [];
  }
}
