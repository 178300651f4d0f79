import svgpath from 'svgpath';

export interface Cut {
  /** Absolute, without arcs or shorthands. */
  path: ReturnType<typeof svgpath>;
  /** #rrggbb */
  color: string;
}

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
  );

const asHex = (color: string): string =>
  /^#[0-9a-f]{3}$/i.test(color)
    ? `#${color.slice(1).replaceAll(/./g, '$&$&')}`.toLowerCase()
    : color.toLowerCase();

/** Replaces a gradient by its middle colour. */
function gradientsIn(body: string): Map<string, string> {
  const found = Array.from(
    body.matchAll(/<(?:linear|radial)Gradient id="([^"]+)"[^>]*>(.*?)<\/\w+Gradient>/g),
    ([, id = '', stops = '']): [string, string] => {
      const colors = Array.from(stops.matchAll(/stop-color="(#\w+)"/g), ([, color]) => color ?? '');
      return [id, asHex(colors[Math.floor(colors.length / 2)] ?? '#808080')];
    },
  );
  return new Map(found);
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function outlineOf(name: string, attributes: Attributes): string | undefined {
  const at = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return attributes['d'];
  if (name === 'circle') return ellipse(at('cx'), at('cy'), at('r'), at('r'));
  if (name === 'ellipse') return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  if (name !== 'rect') return undefined;
  const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')];
  const radius = Math.min(at('rx') || at('ry'), width / 2, height / 2);
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} ${y}h${width - 2 * radius}${corner(radius, radius)}v${height - 2 * radius}${corner(-radius, radius)}h${2 * radius - width}${corner(-radius, -radius)}v${2 * radius - height}${corner(radius, -radius)}z`;
}

/**
 * Reads the shapes of an icon of `@iconify-json/fluent-emoji-flat`, lowest first.
 * Flattens gradients; omits strokes and nearly transparent shapes.
 */
export function cutsOf(body: string): Cut[] {
  const gradients = gradientsIn(body);
  const groups: Attributes[] = [{}];
  const cuts: Cut[] = [];
  const drawn = body.replace(/<defs>.*?<\/defs>|<clipPath.*?<\/clipPath>/g, '');
  for (const [tag, isEnd, name = ''] of drawn.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    const inherited = groups.at(-1) ?? {};
    if (isEnd) {
      if (name === 'g') groups.pop();
      continue;
    }
    const attributes = { ...inherited, ...attributesOf(tag) };
    if (name === 'g') {
      groups.push(attributes);
      continue;
    }
    const d = outlineOf(name, attributes);
    const fill = attributes['fill'] ?? '#000';
    const gradient = /^url\(#(.+)\)$/.exec(fill)?.[1];
    const color = gradient ? gradients.get(gradient) : asHex(fill);
    const isFaint = Number(attributes['opacity'] ?? attributes['fill-opacity'] ?? 1) < 0.4;
    if (!d || !color?.startsWith('#') || isFaint) continue;
    const path = svgpath(d);
    if (attributes['transform']) path.transform(attributes['transform']);
    cuts.push({ path: path.abs().unarc().unshort().abs(), color });
  }
  return cuts;
}
