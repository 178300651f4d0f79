import { bordersOf, cornersOf, fillOf, shadowsOf } from './css-values';
import type { AnyLayer, Area, BoxLayer, Lead, MeasuredScreen } from './layers';
import { readDrawing } from './read-drawing';
import { readText, type Place } from './read-text';

/** Width of every screen, in px of its own. */
const WIDTH = 390;

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** What a design tool lists: the component, a part of the phone, or that something can be tapped. */
function nameOf({ dataset }: HTMLElement): string {
  if (dataset.component) return titled(dataset.component);
  return dataset.layer ?? (dataset.go ? 'Link' : '');
}

const leadOf = ({ dataset }: HTMLElement): Lead | undefined => {
  if (dataset.go === undefined) return undefined;
  return dataset.go === '' ? { back: true } : { to: dataset.go };
};

const isInside = (inner: Area, outer: Area) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

/** Only what is laid over an edge is cut: a box that cuts nothing needs no mask. */
const reachesOut = (layers: readonly AnyLayer[], area: Area): boolean =>
  layers.some(
    (layer) =>
      !isInside(layer.area, area) ||
      (layer.is === 'box' && !layer.clips && reachesOut(layer.children, area)),
  );

function readBox(element: HTMLElement, style: CSSStyleDeclaration, place: Place): BoxLayer {
  const area = place(element.getBoundingClientRect());
  const children = Array.from(element.childNodes).flatMap((child) => readLayers(child, place));
  const fill = fillOf(style);
  const lead = leadOf(element);
  const corners = cornersOf(style, area.width, area.height);
  const isRounded = corners.some((corner) => corner > 0) && children.length > 0;
  return {
    is: 'box',
    name: nameOf(element),
    area,
    ...(fill ? { fill } : {}),
    corners,
    borders: bordersOf(style),
    shadows: shadowsOf(style.boxShadow),
    opacity: Number(style.opacity || 1),
    clips: style.overflowX !== 'visible' && (isRounded || reachesOut(children, area)),
    ...(lead ? { lead } : {}),
    children,
  };
}

/** A box that shows and means nothing leaves its place to what it holds. */
const isPlain = ({ name, fill, borders, shadows, opacity, clips, lead }: BoxLayer) =>
  !name &&
  !fill &&
  borders.length === 0 &&
  shadows.length === 0 &&
  opacity === 1 &&
  !clips &&
  !lead;

function readLayers(node: Node, place: Place): readonly AnyLayer[] {
  const one = (layer: AnyLayer | undefined) => (layer ? [layer] : []);
  if (node instanceof Text) return one(readText(node, place));
  if (node instanceof SVGSVGElement) return one(readDrawing(node, place));
  if (!(node instanceof HTMLElement) || node.dataset.said !== undefined) return [];
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return [];
  const box = readBox(node, style, place);
  const isEmpty = box.children.length === 0 && !box.fill && box.borders.length === 0;
  if (isEmpty && !box.lead) return [];
  return isPlain(box) ? box.children : [box];
}

/** Browsers lay out in 64ths of a px; what was added and taken off on the way leaves less than that. */
const snapped = (length: number): number => Math.round(length * 64) / 64;

/** Reads a screen on this page, at whatever scale it is shown. */
export function readScreen(screen: HTMLElement, name: string): MeasuredScreen {
  const frame = screen.getBoundingClientRect();
  const scale = WIDTH / frame.width;
  const place: Place = ({ x, y, width, height }) => ({
    x: snapped((x - frame.x) * scale),
    y: snapped((y - frame.y) * scale),
    width: snapped(width * scale),
    height: snapped(height * scale),
  });
  const root = readBox(screen, getComputedStyle(screen), place);
  // A colour that a browser leaves transparent is the ground of what lies below.
  const ground = root.fill ?? { is: 'color' as const, color: { hex: '#ffffff', alpha: 1 } };
  return {
    id: screen.dataset.screen ?? '',
    name,
    root: { ...root, name, fill: ground, clips: true },
  };
}
