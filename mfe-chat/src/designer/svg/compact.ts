/* Reduces satori's output: removes masks that repeat a clip, shapes without paint, data URL wrappers, extra digits. */

const round = (value: number) => String(Math.round(value * 10) / 10);

function inlineDrawings(svg: string): string {
  return svg.replace(
    /<image([^>]*?)href="data:image\/svg\+xml;utf8,([^"]*)"([^>]*)\/>/g,
    (_all, before: string, data: string, after: string) => {
      const place = new Map(
        [...(before + after).matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      );
      const drawing = decodeURIComponent(data).replace(
        / (?:aria-\w+|role|xmlns|style)="[^"]*"/g,
        '',
      );
      const [width, height] = ['width', 'height'].map(
        (name) => drawing.match(new RegExp(`<svg[^>]* ${name}="([^"]*)"`))?.[1] ?? '0',
      );
      const inner = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '');
      const head = drawing.match(/^<svg[^>]*>/)?.[0] ?? '';
      const keep = ['viewBox', 'preserveAspectRatio', 'fill']
        .map((name) => head.match(new RegExp(` ${name}="[^"]*"`))?.[0] ?? '')
        .join('');
      const clip = place.get('clip-path');
      const body = `<svg x="${place.get('x')}" y="${place.get('y')}" width="${width}" height="${height}"${keep}>${inner}</svg>`;
      return clip ? `<g clip-path="${clip}">${body}</g>` : body;
    },
  );
}

/** Rewrites absolute outlines of letters as relative ones without zero-length segments. */
function relative(path: string): string {
  if (/[^MLQCZ\d\s.,-]/.test(path)) return path;
  let at = [0, 0];
  let start = at;
  let out = '';
  for (const [, command = '', rest = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === 'Z') {
      out += 'z';
      at = start;
      continue;
    }
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const end = numbers.slice(-2);
    if (command === 'L' && end[0] === at[0] && end[1] === at[1]) continue;
    const deltas = numbers.map((value, index) => round(value - (at[index % 2] ?? 0)));
    out +=
      command.toLowerCase() +
      deltas
        .join(' ')
        .replaceAll(' -', '-')
        .replace(/(^|[ -])0\./g, '$1.');
    at = end;
    if (command === 'M') start = end;
  }
  return out.startsWith('m') ? `M${out.slice(1)}` : out;
}

function dropUnusedClips(svg: string): string {
  let next = svg;
  for (let before = ''; before !== next;) {
    before = next;
    const used = new Set([...next.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]));
    next = next.replace(/<clipPath id="([^"]+)"[^>]*>.*?<\/clipPath>/g, (all, id: string) =>
      used.has(id) ? all : '',
    );
  }
  return next;
}

function shortenIds(svg: string): string {
  const ids = [...new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''))];
  return ids
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, id) =>
        text
          .replaceAll(`id="${id}"`, `id="${short(ids.indexOf(id))}"`)
          .replaceAll(`url(#${id})`, `url(#${short(ids.indexOf(id))})`),
      svg,
    );
}
const short = (index: number) => `a${index.toString(36)}`;

export function compact(svg: string): string {
  const plain = inlineDrawings(svg)
    .replace(/<mask id="satori_om[^"]*">.*?<\/mask>/g, '')
    .replace(/ mask="url\(#satori_om[^)]*\)"/g, '')
    .replaceAll(' clip-path="url(#satori_cp-id)"', '')
    .replace(/<(rect|path)[^>]* fill="(?:transparent|rgba\(0,0,0,0\))"[^>]*\/>/g, (shape) =>
      shape.includes('stroke=') ? shape : '',
    )
    .replace(/ d="([^"]*)"/g, (_all, path: string) => ` d="${relative(path.trim())}"`)
    // Icons have at most three decimals, and arc flags joined to numbers, which rounding would break.
    .replace(/\d+\.\d{4,}/g, (digits) => String(Math.round(Number(digits) * 100) / 100));
  return `${shortenIds(dropUnusedClips(plain))
    .replace(/<g>((?:(?!<\/?g[ >]).)*)<\/g>/g, '$1')
    .replaceAll('><defs></defs>', '>')}\n`;
}
