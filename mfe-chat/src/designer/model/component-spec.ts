import * as z from 'zod/mini';
import type { ComponentType } from './components';

/** What a key names: a screen, or a component of one of these types. */
export type Named = 'screen' | readonly ComponentType[];

/** What the keys of an object name. Lists are looked through; an object inside has references of its own. */
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

/**
 * What the designer must know of a component besides its schema and its view: `spec.json`. Specs stay out of the browser: the
 * tables that it needs are generated from them (`generate/components.generate.ts`).
 */
export const componentSpecSchema = z.strictObject({
  /** The word of the vocabulary that it provides, where that is not its own name: a feature that can be asked for. */
  provides: z.optional(z.string()),
  /** Its view is part of the page, as most apps show it; any other is a file of its own, fetched when a design shows it. */
  isEveryday: isTrue,
  /** Space above it in px at regular density, where that is not 14. */
  space: z.optional(z.number()),
  /** Reaches both edges of the screen. */
  isWide: isTrue,
  /** Stands above the foot of the screen while the rest moves under it. */
  floats: isTrue,
  /** Fills itself with the accent: a ground that a visitor lays it on becomes that accent. */
  fillsItself: isTrue,
  /** Stands around what a screen is for: a screen of nothing else holds nothing. */
  isFrame: isTrue,
  /** The keys of its own that name screens or other components; those of actions are known (`model/references.ts`). */
  references: z.optional(referencesSchema),
});

export type ComponentSpec = z.infer<typeof componentSpecSchema>;
