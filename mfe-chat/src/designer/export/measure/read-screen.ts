import { bordersOf, cornersOf, fillOf, shadowsOf } from './css-values';
import type { AnyLayer, Area, BoxLayer, Lead, MeasuredScreen } from './layers';
import { readDrawing } from './read-drawing';
import { readText, type Place } from './read-text';

/** Screen width in its own px. */
const WIDTH = 390;

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

function nameOf(element: HTMLElement, go: string | null): string {
  const component = element.getAttribute('data-component');
  if (component) return titled(component);
  return element.getAttribute('data-layer') ?? (go ? 'Link' : '');
}

const leadOf = (go: string | null): Lead | undefined => {
  if (go === null) return undefined;
  return go === '' ? { back: true } : { to: go };
};

const isInside = (inner: Area, outer: Area) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

/** A box needs a mask only if a child overflows. */
const reachesOut = (layers: readonly AnyLayer[], area: Area): boolean =>
  layers.some(
    (layer) =>
      !isInside(layer.area, area) ||
      (layer.is === 'box' && !layer.clips && reachesOut(layer.children, area)),
  );

type Look = Pick<BoxLayer, 'name' | 'fill' | 'borders' | 'shadows' | 'opacity' | 'lead'>;

function lookOf(element: HTMLElement, style: CSSStyleDeclaration, opacity: string): Look {
  const go = element.getAttribute('data-go');
  return {
    name: nameOf(element, go),
    fill: fillOf(style),
    borders: bordersOf(style),
    shadows: shadowsOf(style.boxShadow),
    opacity: Number(opacity || 1),
    lead: leadOf(go),
  };
}

/** Neither visible nor meaningful. */
const isPlain = ({ name, fill, borders, shadows, opacity, lead }: Look) =>
  !name && !fill && borders.length === 0 && shadows.length === 0 && opacity === 1 && !lead;

function childrenOf(element: HTMLElement, style: CSSStyleDeclaration, place: Place): AnyLayer[] {
  const layers: AnyLayer[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) {
    const text = node instanceof Text ? readText(node, element, style, place) : undefined;
    const drawing = node instanceof SVGSVGElement ? readDrawing(node, place) : undefined;
    if (text) layers.push(text);
    else if (drawing) layers.push(drawing);
    else if (node instanceof HTMLElement) layers.push(...readElement(node, place));
  }
  return layers;
}

function readBox(
  element: HTMLElement,
  style: CSSStyleDeclaration,
  { name, fill, borders, shadows, opacity, lead }: Look,
  children: readonly AnyLayer[],
  place: Place,
): BoxLayer {
  const area = place(element.getBoundingClientRect());
  const corners = cornersOf(style, area.width, area.height);
  const isRounded = corners.some((corner) => corner > 0) && children.length > 0;
  return {
    is: 'box',
    name,
    area,
    ...(fill ? { fill } : {}),
    corners,
    borders,
    shadows,
    opacity,
    clips: style.overflowX !== 'visible' && (isRounded || reachesOut(children, area)),
    ...(lead ? { lead } : {}),
    children,
  };
}

function readElement(element: HTMLElement, place: Place): readonly AnyLayer[] {
  if (element.hasAttribute('data-said')) return [];
  const style = getComputedStyle(element);
  const { opacity } = style;
  if (opacity === '0' || style.display === 'none' || style.visibility === 'hidden') return [];
  const children = childrenOf(element, style, place);
  const look = lookOf(element, style, opacity);
  const isEmpty = children.length === 0 && !look.fill && look.borders.length === 0;
  if (isEmpty && !look.lead) return [];
  // Replaces a plain box by its children, which saves measuring it.
  if (isPlain(look) && style.overflowX === 'visible') return children;
  const box = readBox(element, style, look, children, place);
  return isPlain(look) && !box.clips ? children : [box];
}

/** Browsers lay out in 1/64 px; this removes rounding errors of sums. */
const snapped = (length: number): number => Math.round(length * 64) / 64;

/** At any scale. */
export function readScreen(screen: HTMLElement, name: string): MeasuredScreen {
  const frame = screen.getBoundingClientRect();
  const scale = WIDTH / frame.width;
  const place: Place = ({ x, y, width, height }) => ({
    x: snapped((x - frame.x) * scale),
    y: snapped((y - frame.y) * scale),
    width: snapped(width * scale),
    height: snapped(height * scale),
  });
  const style = getComputedStyle(screen);
  const look = lookOf(screen, style, style.opacity);
  const root = readBox(screen, style, look, childrenOf(screen, style, place), place);
  // A transparent colour shows the background below.
  const ground = root.fill ?? { is: 'color' as const, color: { hex: '#ffffff', alpha: 1 } };
  return {
    id: screen.dataset.screen ?? '',
    name,
    root: { ...root, name, fill: ground, clips: true },
  };
}
