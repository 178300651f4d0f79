import type { ComponentOf, ComponentType } from './components';

/** What a key names: a screen, or a component of one of these types. */
export type Named = 'screen' | readonly ComponentType[];

/** What the keys of an object name. Lists are looked through; an object inside has references of its own. */
export interface References {
  readonly [key: string]: Named | References | undefined;
}

type ReferencesOf<Value> = Value extends readonly (infer Each)[]
  ? ReferencesOf<Each>
  : Value extends string
    ? Named
    : Value extends object
      ? { readonly [Key in keyof Value]?: ReferencesOf<Value[Key]> }
      : never;

/**
 * What the designer must know of a component besides its schema and its view. Specs stay out of the browser: the tables that
 * it needs are generated from them (`generate/components.generate.ts`), and so they import types only.
 */
export interface ComponentSpec<Type extends ComponentType = ComponentType> {
  /** The word of the vocabulary that it provides, where that is not its own name: a feature that can be asked for. */
  provides?: string;
  /** Its view is part of the page, as most apps show it; any other is a file of its own, fetched when a design shows it. */
  isEveryday?: true;
  /** Space above it in px at regular density, where that is not 14. */
  space?: number;
  /** Reaches both edges of the screen. */
  isWide?: true;
  /** Stands above the foot of the screen while the rest moves under it. */
  floats?: true;
  /** Fills itself with the accent: a ground that a visitor lays it on becomes that accent. */
  fillsItself?: true;
  /** Stands around what a screen is for: a screen of nothing else holds nothing. */
  isFrame?: true;
  /** The keys of its own that name screens or other components; those of actions are known (`model/references.ts`). */
  references?: ReferencesOf<ComponentOf<Type>>;
}
