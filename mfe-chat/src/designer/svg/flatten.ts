import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { leftToRight } from '../render/in-direction';

export interface FlatNode {
  type: string;
  props: Record<string, unknown> & { style?: CSSProperties; children?: FlatChild[] };
}
export type FlatChild = FlatNode | string;

const isElement = (node: ReactNode): node is ReactElement<Record<string, unknown>> =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node;

/** Calls the components of a tree until only elements and words are left. They have no hooks, so calling is enough. */
export function flatten(node: ReactNode): FlatChild[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(flatten);
  if (!isElement(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return flatten((type as (props: unknown) => ReactNode)(props));
  const children = flatten(props['children'] as ReactNode);
  if (typeof type !== 'string') return children;
  const style = props['style'] as CSSProperties | undefined;
  const own = style ? { ...props, style: leftToRight(style), children } : { ...props, children };
  return [{ type, props: own as FlatNode['props'] }];
}
