/**
 * What the designer must know of a component besides its schema and its view. Specs stay out of the browser: the tables that
 * it needs are generated from them (`generate/components.generate.ts`), and so they import types only.
 */
export interface ComponentSpec {
  /** The word of the vocabulary that it provides: a feature that can be asked for, or its own name. */
  provides: string;
  /** Everyday views are part of the page; a rare one is a file of its own, fetched when a design shows it. */
  load: 'everyday' | 'rare';
  /** Space above it in px, at regular density. */
  space: number;
  /** Reaches both edges of the screen. */
  bleeds?: true;
}
