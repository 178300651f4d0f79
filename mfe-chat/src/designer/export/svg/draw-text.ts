import { escape } from '../markup';
import { installedCuts } from '../assets/font-names';
import { meets } from '../measure/areas';
import type { Area, TextLayer } from '../measure/layers';
import { element } from '../xml';
import { paint } from './sheet';

/** Mixed text directions in a line require the paragraph's direction. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Each line is an element at its measured position. */
export function drawText(layer: TextLayer, seen: Area): string {
  const { lines, families, size, weight, isItalic, tracking, color, line, direction } = layer;
  return lines
    .filter((each) => each.text !== '' && meets(each, seen))
    .map(({ text, x, width, baseline }) => {
      const isTurned = direction === 'rtl' && rightToLeft.test(text);
      return element(
        'text',
        {
          // Anchored in the middle, the position is right for any text direction.
          x: isTurned ? x + width / 2 : x,
          y: baseline,
          'text-anchor': isTurned ? 'middle' : undefined,
          direction: isTurned ? 'rtl' : undefined,
          ...paint('fill', color),
          'font-family': installedCuts(families).join(', '),
          'font-size': size,
          'font-weight': weight,
          'font-style': isItalic ? 'italic' : undefined,
          'letter-spacing': tracking || undefined,
          // Fallback fonts keep the measured width.
          textLength: width,
          lengthAdjust: 'spacingAndGlyphs',
          'text-decoration': line,
        },
        escape(text),
      );
    })
    .join('');
}
