import type { TreeNode } from './tree';

/** What something is in every state: a value, or the key it depends on with one choice per value of that key. */
export type Choice<T> = { value: T | undefined } | { key: string; choices: Choice<T>[] };

/** An element of a part with everything it ever is. Elements that come and go are hidden, never made. */
export interface Frame {
  tag: string;
  key: string;
  parent: Frame | undefined;
  kids: Frame[];
  /** The element in the drawings that have it, by the number of the drawing. */
  at: Map<number, TreeNode>;
}

export interface Recording {
  root: Frame;
  /** All drawings, for what depends on these keys together. */
  grids: Grid[];
}

/** The numbers of drawings, arranged by the keys they were made for. */
export interface Grid {
  keys: Set<string>;
  drawings: Choice<number>;
  list: number[];
}

export const gridOf = (keys: Set<string>, drawings: Choice<number>): Grid => ({
  keys,
  drawings,
  list: listOf(drawings),
});
export const listOf = (choice: Choice<number>): number[] =>
  'value' in choice ? [choice.value ?? 0] : choice.choices.flatMap(listOf);

export const frameOf = ({ tag, key }: TreeNode, parent?: Frame): Frame => ({
  tag,
  key,
  parent,
  kids: [],
  at: new Map(),
});

/** Lays a drawing over the others: what they share falls together, what is new takes its place between. */
export function lay(frame: Frame, node: TreeNode, drawing: number): void {
  frame.at.set(drawing, node);
  let place = 0;
  for (const kid of node.kids) {
    const known = frame.kids.findIndex(({ key }) => key === kid.key);
    const own = known < 0 ? frameOf(kid, frame) : frame.kids[known];
    if (!own) continue;
    if (known < 0) frame.kids.splice(place, 0, own);
    place = (known < 0 ? place : known) + 1;
    lay(own, kid, drawing);
  }
}
