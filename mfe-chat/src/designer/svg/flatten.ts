import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { inPicture } from './picture-host';

export interface FlatNode {
  type: string;
  props: Record<string, unknown> & { style?: CSSProperties; children?: FlatChild[] };
}
export type FlatChild = FlatNode | string;

const isElement = (node: ReactNode): node is ReactElement<Record<string, unknown>> =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node;

/** Calls components until only primitives and texts are left. Components have no hooks. */
export function flatten(node: ReactNode): FlatChild[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(flatten);
  if (!isElement(node)) return [];
  const { props } = node;
  const type = inPicture.get(node.type) ?? node.type;
  if (typeof type === 'function') return flatten((type as (props: unknown) => ReactNode)(props));
  const children = flatten(props['children'] as ReactNode);
  if (typeof type !== 'string') return children;
  return [{ type, props: { ...props, children } }];
}
