import { meets, shared } from '../measure/areas';
import type { AnyLayer, Area, BoxLayer, DrawingLayer } from '../measure/layers';
import { edge, inset, roundedPath } from '../measure/rounded';
import { element } from '../xml';
import { drawText } from './draw-text';
import { blurred, cut, filled, layerName, paint, type Sheet } from './sheet';

function drawShadows({ shadows, area, corners }: BoxLayer, sheet: Sheet): string {
  return shadows
    .toReversed()
    .map(({ x, y, blur, spread, color }) => {
      const grown = inset({ ...area, x: area.x + x, y: area.y + y }, -spread);
      const filter = blur > 0 ? blurred(blur, sheet) : undefined;
      return element('path', { d: roundedPath(grown, corners), ...paint('fill', color), filter });
    })
    .join('');
}

function drawBorders({ borders, area, corners }: BoxLayer): string {
  return borders
    .map(({ side, width, color, isDashed }) => {
      const dashes = isDashed ? `${width * 3} ${width * 2}` : undefined;
      if (side !== 'all' && !isDashed)
        return element('rect', { ...edge(area, side, width), ...paint('fill', color) });
      const line = { ...paint('stroke', color), 'stroke-width': width, 'stroke-dasharray': dashes };
      if (side !== 'all') {
        const { x, y, width: across, height: down } = edge(area, side, width);
        const d =
          across > down ? `M${x} ${y + down / 2}h${across}` : `M${x + across / 2} ${y}v${down}`;
        return element('path', { d, fill: 'none', ...line });
      }
      // A border is inside its box, a stroke is centred on its line.
      const own = corners.map((corner) => Math.max(0, corner - width / 2));
      const d = roundedPath(inset(area, width / 2), own as unknown as BoxLayer['corners']);
      return element('path', { d, fill: 'none', ...line });
    })
    .join('');
}

function drawImage({ image }: DrawingLayer, { images }: Sheet): string {
  const href = image && images[image.id];
  return href ? element('image', { ...image.area, preserveAspectRatio: 'none', href }) : '';
}

function drawDrawing(layer: DrawingLayer, path: string, sheet: Sheet) {
  const { outlines, area, clips, name } = layer;
  const drawn = outlines
    .map(({ d, fill, stroke, strokeWidth, isRound, dashes }) =>
      element('path', {
        d,
        ...paint('fill', fill),
        ...(stroke ? paint('stroke', stroke) : {}),
        'stroke-width': stroke && strokeWidth,
        'stroke-linecap': stroke && isRound ? 'round' : undefined,
        'stroke-linejoin': stroke && isRound ? 'round' : undefined,
        'stroke-dasharray': dashes.length > 0 ? dashes.join(' ') : undefined,
      }),
    )
    .join('');
  const content = drawImage(layer, sheet) + drawn;
  const id = layerName(`${path}/${name}`, sheet);
  const mask = clips ? cut(area, [0, 0, 0, 0], sheet) : undefined;
  return element('g', { id, 'clip-path': mask }, content);
}

/** Draws a layer as shapes, grouped if it has a name. Skips everything outside `seen`, the unclipped area. */
export function drawLayer(layer: AnyLayer, path: string, seen: Area, sheet: Sheet): string {
  if (layer.is === 'text') return drawText(layer, seen);
  if (layer.is === 'drawing') return meets(layer.area, seen) ? drawDrawing(layer, path, sheet) : '';
  const { area, name, opacity, clips, corners, fill } = layer;
  if (clips && !meets(area, seen)) return '';
  const within = name ? `${path}/${name.replaceAll('/', '∕')}` : path;
  const id = name ? layerName(within, sheet) : undefined;
  const ground = fill
    ? element('path', { d: roundedPath(area, corners), ...filled(fill, area, sheet) })
    : '';
  const inside = layer.children
    .map((child) => drawLayer(child, id ?? path, clips ? shared(area, seen) : seen, sheet))
    .join('');
  const cutInside =
    clips && inside ? element('g', { 'clip-path': cut(area, corners, sheet) }, inside) : inside;
  const content = drawShadows(layer, sheet) + ground + drawBorders(layer) + cutInside;
  if (!id && opacity === 1) return content;
  return content ? element('g', { id, opacity: opacity < 1 ? opacity : undefined }, content) : '';
}
