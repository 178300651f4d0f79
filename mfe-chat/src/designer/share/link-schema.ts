import * as z from 'zod/mini';
import { SAID } from '../edit/edit-log';
import { appDesignSchema, type AppDesign } from '../model/app-design';
import { bounds } from '../model/limits';
import { migrate } from '../model/versions/migrate';
import { MOST_STEPS } from './limits';

export const LINK_VERSION = 1;

/** Prefix of the release id of the engine. */
const engine = z.string().check(z.regex(/^[a-z0-9]{0,12}$/));

/** A sentence, the name of a suggestion, or a compact edit. */
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

/** The idea and the edits since. */
export type Recipe = z.infer<typeof recipeSchema>;

/** A recipe, or a complete design. */
export type Shared = { recipe: Recipe } | { engine: string; design: AppDesign };

/** An array, because keys would lengthen the link. */
export const toWire = (shared: Shared): unknown[] => {
  if (!('recipe' in shared)) return [LINK_VERSION, shared.engine, shared.design];
  const { v, engine: drawnBy, hash, idea, steps } = shared.recipe;
  return [v, drawnBy, hash, idea, ...steps];
};

/** Validates a link's data; returns the fault if it is invalid. */
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
  // Keeps the original value, because parsing reorders keys.
  return appDesignSchema.safeParse(migrated.value).success
    ? { engine: String(drawnBy), design: migrated.value as AppDesign }
    : { fault: 'damaged' };
}
