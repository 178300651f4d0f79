import * as z from 'zod/mini';
import { type AppDesign, faultsIn, screenSchema, shapeSchema } from '../model/app-design';
import { componentSchema } from '../model/components';
import { bounds } from '../model/limits';

const components = z.array(z.unknown()).check(z.minLength(1), z.maxLength(bounds.components));
const aroundSchema = z.extend(shapeSchema, {
  screens: z
    .array(z.extend(screenSchema, { components }))
    .check(z.minLength(1), z.maxLength(bounds.screens)),
});

/** Validates a changed design; skips components that are the same objects as before. */
export function isSound(before: AppDesign, after: AppDesign): boolean {
  const known = new Set(before.screens.flatMap((screen) => screen.components));
  const fresh = after.screens
    .flatMap((screen) => screen.components)
    .filter((part) => !known.has(part));
  return (
    aroundSchema.safeParse(after).success &&
    fresh.every((part) => componentSchema.safeParse(part).success) &&
    faultsIn(after).length === 0
  );
}
