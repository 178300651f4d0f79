import { escape } from '../../../designer/export/markup';
import { type Box, type Corners, attributes, roundedPath } from './svg-shapes';

/** Size of every screen, in px of its own. */
const WIDTH = 390;
const HEIGHT = 844;

interface Sheet {
  /** From px on this page to px of the screen. */
  boxOf: (rect: DOMRect) => Box;
  defs: string[];
  /** The screen's name, which every layer begins with, and the names that are taken. */
  name: string;
  layers: Set<string>;
  measure: CanvasRenderingContext2D | null;
}

const visible = /^(?!rgba\(.*, 0\)$|transparent$)/;
const px = (value: string) => Number.parseFloat(value) || 0;

function cornersOf(style: CSSStyleDeclaration, box: Box): Corners {
  const corner = (value: string) =>
    value.includes('%') ? (px(value) / 100) * Math.min(box.width, box.height) : px(value);
  return [
    corner(style.borderTopLeftRadius),
    corner(style.borderTopRightRadius),
    corner(style.borderBottomRightRadius),
    corner(style.borderBottomLeftRadius),
  ];
}

/** A linear gradient of two colours at an angle, as the glass of designs has it. */
function gradientOf(image: string, sheet: Sheet): string | undefined {
  const colors = image.match(/rgba?\([^)]+\)/g);
  if (!image.startsWith('linear-gradient') || !colors) return undefined;
  const angle = ((px(image.slice('linear-gradient('.length)) - 90) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  const id = `paint-${sheet.defs.length + 1}`;
  const stops = colors.map(
    (color, at) =>
      `<stop${attributes({ offset: at / Math.max(1, colors.length - 1), 'stop-color': color })}/>`,
  );
  const line = { x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy };
  sheet.defs.push(
    `<linearGradient${attributes({ id, ...line })}>${stops.join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

function groundOf(style: CSSStyleDeclaration, box: Box, sheet: Sheet): string {
  const d = roundedPath(box, cornersOf(style, box));
  const color = visible.test(style.backgroundColor) ? style.backgroundColor : undefined;
  const fill = gradientOf(style.backgroundImage, sheet) ?? color;
  const line = px(style.borderTopWidth);
  const isAround = line > 0 && px(style.borderLeftWidth) > 0;
  const rule = { ...box, height: line, fill: style.borderTopColor };
  return [
    fill ? `<path${attributes({ d, fill })}/>` : '',
    isAround
      ? `<path${attributes({ d, fill: 'none', stroke: style.borderTopColor, 'stroke-width': line })}/>`
      : '',
    line > 0 && !isAround ? `<rect${attributes(rule)}/>` : '',
  ].join('');
}

interface Line {
  text: string;
  rect: DOMRect;
}

/** The words of a text node, line by line as the browser broke them. */
function linesOf(node: Text): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  for (const { index, 0: word } of node.data.matchAll(/\S+\s*/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.trimEnd().length);
    const rect = range.getBoundingClientRect();
    const line = lines.at(-1);
    if (line && Math.abs(line.rect.top - rect.top) < rect.height / 2) {
      line.text += word;
      line.rect = new DOMRect(line.rect.x, line.rect.y, rect.right - line.rect.x, line.rect.height);
    } else {
      lines.push({ text: word, rect });
    }
  }
  return lines;
}

function wordsOf(node: Text, style: CSSStyleDeclaration, sheet: Sheet): string {
  const { measure } = sheet;
  if (measure) measure.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const metrics = measure?.measureText('x');
  const ascent = metrics?.fontBoundingBoxAscent ?? 0.8;
  const share = ascent / (ascent + (metrics?.fontBoundingBoxDescent ?? 0.2));
  return linesOf(node)
    .map(({ text, rect }) => {
      const { x, y, width, height } = sheet.boxOf(rect);
      const look = {
        x,
        y: y + height * share,
        fill: style.color,
        'font-family': style.fontFamily.replaceAll('"', ''),
        'font-size': px(style.fontSize),
        'font-weight': style.fontWeight,
        'font-style': style.fontStyle === 'normal' ? undefined : style.fontStyle,
        'letter-spacing': px(style.letterSpacing) || undefined,
        // Where the font is missing, its stand-in takes the same room.
        textLength: width,
        lengthAdjust: 'spacingAndGlyphs',
        'text-decoration': style.textDecorationLine.replace('none', ''),
      };
      return `<text${attributes(look)}>${escape(text.trimEnd())}</text>`;
    })
    .join('');
}

function drawingOf(drawing: SVGElement, box: Box): string {
  const copy = drawing.cloneNode(true) as SVGElement;
  for (const name of ['style', 'class', 'aria-hidden']) copy.removeAttribute(name);
  for (const [name, value] of Object.entries(box)) copy.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}

function drawn(node: Node, sheet: Sheet): string {
  if (node instanceof Text) {
    const parent = node.parentElement;
    return parent && node.data.trim() ? wordsOf(node, getComputedStyle(parent), sheet) : '';
  }
  if (!(node instanceof Element)) return '';
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden') return '';
  // What only a screen reader says has no place in a picture.
  if (node.hasAttribute('data-said')) return '';
  const box = sheet.boxOf(node.getBoundingClientRect());
  if (node instanceof SVGElement) return drawingOf(node, box);
  const content = [...node.childNodes].map((child) => drawn(child, sheet)).join('');
  const markup = groundOf(style, box, sheet) + clipped(content, style, box, sheet);
  const name = layerOf(node, sheet);
  return name
    ? `<g${attributes({ id: name, 'inkscape:groupmode': 'layer', 'inkscape:label': name })}>${markup}</g>`
    : markup;
}

/** `Today / Checklist`: what design tools list, and never the same twice. */
function layerOf(node: Element, { name, layers }: Sheet): string | undefined {
  const part = node.getAttribute('data-component');
  if (!part && !node.hasAttribute('data-screen')) return undefined;
  const own = part ? `${name} / ${part.charAt(0).toUpperCase()}${part.slice(1)}` : name;
  let layer = own;
  for (let count = 2; layers.has(layer); count++) layer = `${own} ${count}`;
  layers.add(layer);
  return layer;
}

function clipped(content: string, style: CSSStyleDeclaration, box: Box, sheet: Sheet): string {
  if (style.overflowX === 'visible' || !content) return content;
  const id = `clip-${sheet.defs.length + 1}`;
  const d = roundedPath(box, cornersOf(style, box));
  sheet.defs.push(`<clipPath${attributes({ id })}><path${attributes({ d })}/></clipPath>`);
  return `<g${attributes({ 'clip-path': `url(#${id})` })}>${content}</g>`;
}

/**
 * A screen on this page as SVG of 390 × 844: shapes, drawings and words that stay words, in layers that are named after
 * the components. Words use the fonts of the page by name.
 */
export function screenSvg(screen: Element, name: string, title: string): string {
  const frame = screen.getBoundingClientRect();
  const scale = frame.width / WIDTH;
  const sheet: Sheet = {
    boxOf: ({ x, y, width, height }) => ({
      x: (x - frame.x) / scale,
      y: (y - frame.y) / scale,
      width: width / scale,
      height: height / scale,
    }),
    defs: [],
    name,
    layers: new Set(),
    measure: document.createElement('canvas').getContext('2d'),
  };
  const content = drawn(screen, sheet);
  const size = { width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"${attributes(size)}>`,
    `<title>${escape(title)}</title><defs>${sheet.defs.join('')}</defs>${content}</svg>\n`,
  ].join('');
}
