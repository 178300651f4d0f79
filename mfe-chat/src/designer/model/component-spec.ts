import * as z from 'zod/mini';
import type { ComponentType } from './components';

/** A screen, or a component of one of these types. */
export type Named = 'screen' | readonly ComponentType[];

/** What the keys of an object refer to; looks inside lists. */
export interface References {
  readonly [key: string]: Named | References | undefined;
}

const isTrue = z.optional(z.literal(true));
const referencesSchema: z.ZodMiniType<References> = z.record(
  z.string(),
  z.union([
    z.literal('screen'),
    z.array(z.custom<ComponentType>((type) => typeof type === 'string')),
    z.lazy(() => referencesSchema),
  ]),
);

/** `spec.json`: facts beyond schema and view. Browsers get tables generated from it (components.generate.ts). */
export const componentSpecSchema = z.strictObject({
  /** Feature that the component provides; by default its own name. */
  provides: z.optional(z.string()),
  /** The page's bundle contains the view; others are fetched when a design needs them. */
  isEveryday: isTrue,
  /** In px at regular density; default 14. */
  space: z.optional(z.number()),
  /** Extends to both edges of the screen. */
  isWide: isTrue,
  /** Stays at the bottom while the content scrolls. */
  floats: isTrue,
  /** Uses the accent as background; a chosen background replaces the accent. */
  fillsItself: isTrue,
  /** Frames the content: a screen with only such components is empty. */
  isFrame: isTrue,
  /** Keys that refer to screens or components; `model/references.ts` has those of actions. */
  references: z.optional(referencesSchema),
});

export type ComponentSpec = z.infer<typeof componentSpecSchema>;
