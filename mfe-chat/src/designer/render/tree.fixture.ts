import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Handler = (event: unknown) => void;

/** `key` identifies it among its siblings in every state. */
export interface TreeNode {
  tag: string;
  key: string;
  attributes: Record<string, string>;
  /** Text without elements; mixed content wraps its text in spans. */
  text?: string;
  kids: TreeNode[];
  tap?: Handler;
  type?: Handler;
  keyDown?: Handler;
}

type Props = Record<string, unknown> & { children?: ReactNode };

const plainNumbers = /^(?:flex|flexGrow|flexShrink|fontWeight|lineHeight|opacity|zIndex|order)$/;
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Cached: needed thousands of times. */
const written = new Map<string, readonly [name: string, unit: string]>();

function propertyOf(name: string): readonly [name: string, unit: string] {
  const known = written.get(name);
  if (known) return known;
  const own = [dashed(name), plainNumbers.test(name) ? '' : 'px'] as const;
  written.set(name, own);
  return own;
}

function cssOf(style: Record<string, unknown>): string {
  let css = '';
  for (const [name, value] of Object.entries(style)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const [property, unit] = propertyOf(name);
    css += `${css && ';'}${property}:${value}${typeof value === 'number' && value !== 0 ? unit : ''}`;
  }
  return css;
}

const markupName = (name: string): string => {
  if (/^(?:stroke|fill|stop|clip)[A-Z]/.test(name)) return dashed(name);
  return /^(?:viewBox|preserveAspectRatio)$/.test(name) ? name : name.toLowerCase();
};

function attributesOf(props: Props): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style') attributes.style = cssOf(value as Record<string, unknown>);
    else if (typeof value === 'string' || typeof value === 'number')
      attributes[markupName(name)] = String(value);
    else if (typeof value === 'boolean' && /^(?:aria|data)-/.test(name))
      attributes[name] = String(value);
    else if (value === true) attributes[markupName(name)] = '';
  }
  delete attributes.children;
  return attributes;
}

function hostNode(tag: string, props: Props, key: string): TreeNode {
  const kids = treeOf(props.children, '');
  const node: TreeNode = { tag, key: `${key}<${tag}`, attributes: attributesOf(props), kids };
  const isText = ({ tag: kid }: TreeNode) => kid === '#';
  if (kids.length > 0 && kids.every(isText)) {
    node.text = kids.map(({ text }) => text).join('');
    node.kids = [];
  } else {
    node.kids = kids.map((kid) => (isText(kid) ? { ...kid, tag: 'span' } : kid));
  }
  const { onClick, onChange, onKeyDown } = props;
  if (typeof onClick === 'function') node.tap = onClick as Handler;
  if (typeof onChange === 'function') node.type = onChange as Handler;
  if (typeof onKeyDown === 'function') node.keyDown = onKeyDown as Handler;
  return node;
}

/** Renders without React: phone components are pure functions of props and phone, without hooks. */
export function treeOf(node: ReactNode, key: string): TreeNode[] {
  if (typeof node === 'string' || typeof node === 'number')
    return [{ tag: '#', key: `${key}#`, attributes: {}, text: String(node), kids: [] }];
  if (Array.isArray(node))
    return node.flatMap((kid: ReactNode, index) => {
      const own = isValidElement(kid) ? kid.key : null;
      return treeOf(kid, `${key}/${own ?? index}`);
    });
  if (!isValidElement(node)) return [];
  const { type, props } = node as ReactElement<Props>;
  if (type === Fragment) return treeOf(props.children, `${key}/`);
  if (typeof type === 'function') return treeOf((type as (given: Props) => ReactNode)(props), key);
  return [hostNode(type as string, props, key)];
}
