import * as z from 'zod/mini';
import { SAID } from '../edit/edit-log';
import { appDesignSchema, type AppDesign } from '../model/app-design';
import { bounds } from '../model/limits';
import { migrate } from '../model/versions/migrate';
import { MOST_STEPS } from './limits';

export const LINK_VERSION = 1;

/** Which engine drew it: the beginning of its release's id. */
const engine = z.string().check(z.regex(/^[a-z0-9]{0,12}$/));

/** A sentence, the name of a suggestion, or an edit in short. */
const stepSchema = z.union([
  z.string().check(z.minLength(1), z.maxLength(SAID)),
  z.strictObject({ suggested: z.string().check(z.maxLength(20)) }),
  z.array(z.unknown()).check(z.minLength(1), z.maxLength(101)),
]);
export type Step = z.infer<typeof stepSchema>;

const recipeSchema = z.object({
  v: z.literal(LINK_VERSION),
  engine,
  idea: z.string().check(z.minLength(1), z.maxLength(bounds.idea)),
  steps: z.array(stepSchema).check(z.maxLength(MOST_STEPS)),
  /** Of the design's JSON. */
  hash: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
});

/** How a design is drawn again: the idea and what was changed since. */
export type Recipe = z.infer<typeof recipeSchema>;

/** What a link holds: a recipe, or a design as it is. */
export type Shared = { recipe: Recipe } | { engine: string; design: AppDesign };

/** A list: every name that a link does not write is a character less. */
export const toWire = (shared: Shared): unknown[] => {
  if (!('recipe' in shared)) return [LINK_VERSION, shared.engine, shared.design];
  const { v, engine: drawnBy, hash, idea, steps } = shared.recipe;
  return [v, drawnBy, hash, idea, ...steps];
};

/** What a link says, checked; or why it says nothing. */
export function fromWire(value: unknown): Shared | { fault: 'damaged' | 'newer' } {
  if (!Array.isArray(value)) return { fault: 'damaged' };
  const [v, drawnBy, third, idea, ...steps] = value as unknown[];
  if (Number.isInteger(v) && Number(v) > LINK_VERSION) return { fault: 'newer' };
  if (typeof third === 'string') {
    const recipe = { v, engine: drawnBy, hash: third, idea, steps };
    const read = recipeSchema.safeParse(recipe);
    return read.success ? { recipe: read.data } : { fault: 'damaged' };
  }
  const migrated = migrate(third);
  if ('newer' in migrated) return { fault: 'newer' };
  if (v !== LINK_VERSION || !engine.safeParse(drawnBy).success) return { fault: 'damaged' };
  // The value itself goes on: parsing would put its keys in another order.
  return appDesignSchema.safeParse(migrated.value).success
    ? { engine: String(drawnBy), design: migrated.value as AppDesign }
    : { fault: 'damaged' };
}
