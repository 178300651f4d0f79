import type { Area, Border, BoxLayer, Color, Fill } from '../measure/layers';
import { gradientLine } from '../measure/rounded';
import type { PenpotFill, PenpotShadow, PenpotStroke } from './format';
import { uuidOf } from './ids';

/** Rounds to 0.001 px; finer differences vary between browsers. */
export const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

export const solid = ({ hex, alpha }: Color): PenpotFill => ({
  fillColor: hex,
  fillOpacity: alpha,
});

/** Gradient ends are ratios of the shape. */
export function fillsOf(fill: Fill | undefined, area: Area): PenpotFill[] {
  if (!fill) return [];
  if (fill.is === 'color') return [solid(fill.color)];
  const { x1, y1, x2, y2 } = gradientLine({ ...area, x: 0, y: 0 }, fill.angle);
  const [width, height] = [area.width || 1, area.height || 1];
  return [
    {
      fillOpacity: 1,
      fillColorGradient: {
        type: 'linear',
        startX: round(x1 / width),
        startY: round(y1 / height),
        endX: round(x2 / width),
        endY: round(y2 / height),
        width: 1,
        stops: fill.stops.map(({ at, color }) => ({
          color: color.hex,
          opacity: color.alpha,
          offset: at,
        })),
      },
    },
  ];
}

export const strokeOf = (
  { width, color, isDashed }: Pick<Border, 'width' | 'color' | 'isDashed'>,
  strokeAlignment: PenpotStroke['strokeAlignment'],
): PenpotStroke => ({
  strokeStyle: isDashed ? 'dashed' : 'solid',
  strokeAlignment,
  strokeWidth: round(width),
  strokeColor: color.hex,
  strokeOpacity: color.alpha,
});

export const shadowOf = ({ shadows }: BoxLayer, key: string): { shadow?: PenpotShadow[] } =>
  shadows.length === 0
    ? {}
    : {
        shadow: shadows.map(({ x, y, blur, spread, color }, at) => ({
          id: uuidOf(`${key}/shadow ${at}`),
          style: 'drop-shadow',
          offsetX: round(x),
          offsetY: round(y),
          blur: round(blur),
          spread: round(spread),
          hidden: false,
          color: { color: color.hex, opacity: color.alpha },
        })),
      };

export const cornersOf = ([r1, r2, r3, r4]: BoxLayer['corners']) => ({
  r1: round(r1),
  r2: round(r2),
  r3: round(r3),
  r4: round(r4),
});
