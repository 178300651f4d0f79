import type { CSSProperties } from 'react';
import type { FlatChild, FlatNode } from './flatten';

const line = '#c9c6b8';
const faint = '#e9e6db';
const paper = '#fbfaf5';

const words = (node: FlatNode): boolean =>
  (node.props.children ?? []).every((child) => typeof child === 'string') &&
  (node.props.children ?? []).length > 0;
const isGrouped = (style: CSSProperties) =>
  'borderRadius' in style && ('backgroundColor' in style || 'backgroundImage' in style);

/** The same screen before it is drawn: outlines where surfaces will be, bars where words will be. */
export function toBlueprint(node: FlatChild, depth = 0): FlatChild {
  if (typeof node === 'string') return node;
  const { style = {} } = node.props;
  if (node.type === 'svg')
    return {
      type: 'div',
      props: {
        style: {
          width: node.props['width'] as number,
          height: node.props['height'] as number,
          borderRadius: 8,
          backgroundColor: faint,
          flexShrink: 0,
        },
        children: [],
      },
    };
  if (words(node)) {
    const size = Number(style.fontSize ?? 16);
    return {
      type: 'div',
      props: {
        style: {
          ...style,
          color: 'transparent',
          backgroundColor: size > 24 ? line : faint,
          borderRadius: 6,
          lineHeight: Math.min(Number(style.lineHeight ?? 1), 0.86),
          marginTop: 4,
          marginBottom: 4,
        },
        children: node.props.children ?? [],
      },
    };
  }
  const { backgroundColor, backgroundImage, boxShadow, border, ...rest } = style;
  const surface =
    depth === 0
      ? { backgroundColor: paper }
      : isGrouped(style)
        ? { border: `1.5px solid ${line}`, backgroundColor: paper }
        : {};
  return {
    type: node.type,
    props: {
      ...node.props,
      style: { ...rest, ...surface },
      children: (node.props.children ?? []).map((child) => toBlueprint(child, depth + 1)),
    },
  };
}
