import type { CSSProperties } from 'react';
import type { Look } from '../model/theme';
import { mix, type Hex } from '../themes/color';
import type { FlatChild, FlatNode } from './flatten';

/** Colours of the site, not of the app. */
const ink = '#2e6b1f';
const paper = '#faf8f2';
const dash = '#8aab7c';

const childrenOf = (node: FlatNode) => node.props.children ?? [];
const isWords = (node: FlatNode) =>
  childrenOf(node).length > 0 && childrenOf(node).every((child) => typeof child === 'string');
const hasGround = (style: CSSProperties) =>
  'backgroundColor' in style || 'backgroundImage' in style;
const box = (style: CSSProperties, children: FlatChild[] = []): FlatNode => ({
  type: 'div',
  props: { style, children },
});
function bare({ backgroundColor, backgroundImage, boxShadow, border, ...rest }: CSSProperties) {
  void [backgroundColor, backgroundImage, boxShadow, border];
  return rest;
}

function outlined(shape: FlatNode): FlatNode {
  const { fill, stroke, strokeWidth, ...rest } = shape.props;
  const width = Math.min(Number(strokeWidth ?? 1.5), 2);
  const filled = typeof fill === 'string' && fill !== 'none';
  const paint = filled || stroke ? { stroke: ink, strokeWidth: width } : {};
  return { type: shape.type, props: { ...rest, fill: 'none', ...paint } as FlatNode['props'] };
}

/** Draws outlines and text only. */
export function toBlueprint(node: FlatChild, depth = 0): FlatChild {
  if (typeof node === 'string') return node;
  const { style = {} } = node.props;
  if (node.type === 'svg') {
    const shapes = childrenOf(node).map((child) =>
      typeof child === 'string' ? child : outlined(child),
    );
    return { type: 'svg', props: { ...node.props, children: shapes } };
  }
  if (isWords(node)) return box({ ...style, color: ink }, childrenOf(node));
  const drawn = childrenOf(node).map((child) => toBlueprint(child, depth + 1));
  if (depth === 0) return box({ ...bare(style), backgroundColor: paper }, drawn);
  if (!hasGround(style)) return box(style, drawn);
  const isSmall = Number(style.width ?? 400) <= 46;
  const holdsWords = childrenOf(node).some((child) => typeof child !== 'string' && isWords(child));
  if (isSmall && !holdsWords) return box(bare(style), drawn);
  if (Number(style.height ?? 100) <= 8) {
    return box(
      style.position === 'absolute' ? bare(style) : { ...bare(style), border: `1px solid ${dash}` },
      drawn,
    );
  }
  if (!('borderRadius' in style)) {
    return box(
      { ...bare(style), ...(style.height === 86 ? { borderTop: `1.5px dashed ${dash}` } : {}) },
      drawn,
    );
  }
  return box(
    { ...bare(style), border: `1.5px ${isSmall ? 'solid' : 'dashed'} ${isSmall ? ink : dash}` },
    drawn,
  );
}

/** Draws empty surfaces, and bars instead of text, on the app's background. */
export function toPlaceholder(look: Look) {
  const { background, text } = look.palette;
  const line: Hex = mix(background, text, 0.2);
  const bar: Hex = mix(background, text, 0.11);
  const faint: Hex = mix(background, text, 0.06);
  return function empty(node: FlatChild, depth = 0): FlatChild {
    if (typeof node === 'string') return node;
    const { style = {} } = node.props;
    if (node.type === 'svg') {
      const [width, height] = [Number(node.props['width']), Number(node.props['height'])];
      const radius = width === height ? width / 2 : 10;
      return box({ width, height, borderRadius: radius, backgroundColor: faint, flexShrink: 0 });
    }
    if (isWords(node)) {
      const size = Number(style.fontSize ?? 16);
      const gap = Math.round(size * 0.22);
      return box(
        {
          ...style,
          alignSelf: 'flex-start',
          color: 'transparent',
          backgroundColor: size > 14 ? bar : faint,
          borderRadius: Math.min(9, size / 2.4),
          lineHeight: 0.74,
          marginTop: gap,
          marginBottom: gap,
        },
        childrenOf(node),
      );
    }
    const drawn = childrenOf(node).map((child) => empty(child, depth + 1));
    if (depth === 0) return box({ ...bare(style), backgroundColor: background }, drawn);
    if (!hasGround(style)) return box(style, drawn);
    const isSmall = Number(style.width ?? 400) <= 46;
    if (isSmall)
      return box(
        { ...bare(style), backgroundColor: faint },
        Number(style.height) > 40 ? [] : drawn,
      );
    if (!('borderRadius' in style) || Number(style.height ?? 100) < 10)
      return box(bare(style), drawn);
    return box({ ...bare(style), border: `1.5px dashed ${line}` }, drawn);
  };
}
