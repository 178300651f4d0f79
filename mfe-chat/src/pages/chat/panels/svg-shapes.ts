import { escape } from '../../../designer/export/markup';

/** Markup of the shapes that a picture of a screen is made of. Numbers are px; text is escaped, always. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const short = (value: number) => String(Math.round(value * 100) / 100);

export const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? short(value) : escape(String(value))}"`,
    )
    .join('');

export type Corners = readonly [number, number, number, number];

/** A rectangle with four corners of its own, clockwise from the upper left. */
export function roundedPath({ x, y, width, height }: Box, corners: Corners): string {
  const most = Math.min(width, height) / 2;
  const [a, b, c, d] = corners.map((corner) => Math.min(corner, most)) as unknown as Corners;
  const arc = (radius: number, dx: number, dy: number) =>
    radius ? `a${short(radius)} ${short(radius)} 0 0 1 ${short(dx)} ${short(dy)}` : '';
  return [
    `M${short(x + a)} ${short(y)}H${short(x + width - b)}${arc(b, b, b)}`,
    `V${short(y + height - c)}${arc(c, -c, c)}H${short(x + d)}${arc(d, -d, -d)}`,
    `V${short(y + a)}${arc(a, a, -a)}Z`,
  ].join('');
}
