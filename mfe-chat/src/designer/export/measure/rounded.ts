import { short } from '../xml';
import type { Area, Corners } from './layers';

/** Clockwise from the upper left; a radius is at most half of a side. */
export function roundedPath({ x, y, width, height }: Area, corners: Corners): string {
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

export const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
});

export function edge({ x, y, width, height }: Area, side: string, thickness: number): Area {
  if (side === 'top') return { x, y, width, height: thickness };
  if (side === 'bottom') return { x, y: y + height - thickness, width, height: thickness };
  if (side === 'left') return { x, y, width: thickness, height };
  return { x: x + width - thickness, y, width: thickness, height };
}

/** Returns a gradient's ends as CSS defines them: the corners that the angle points at get the pure colours. */
export function gradientLine({ x, y, width, height }: Area, angle: number) {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return {
    x1: middleX - sin * half,
    y1: middleY + cos * half,
    x2: middleX + sin * half,
    y2: middleY - cos * half,
  };
}
