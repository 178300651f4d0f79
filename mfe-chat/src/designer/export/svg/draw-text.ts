import { escape } from '../markup';
import { installed } from '../assets/font-names';
import { meets } from '../measure/areas';
import type { Area, TextLayer } from '../measure/layers';
import { element } from '../xml';
import { paint } from './sheet';

/** Letters of two directions in one line need the direction of the paragraph, or their order is lost. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Lines as elements of their own, each where it was measured. */
export function drawText(layer: TextLayer, seen: Area): string {
  const { lines, families, size, weight, isItalic, tracking, color, line, direction } = layer;
  return lines
    .filter((each) => each.text !== '' && meets(each, seen))
    .map(({ text, x, width, baseline }) => {
      const isTurned = direction === 'rtl' && rightToLeft.test(text);
      return element(
        'text',
        {
          // From the middle, every tool finds the place, whichever direction it knows of.
          x: isTurned ? x + width / 2 : x,
          y: baseline,
          'text-anchor': isTurned ? 'middle' : undefined,
          direction: isTurned ? 'rtl' : undefined,
          ...paint('fill', color),
          'font-family': installed(families).join(', '),
          'font-size': size,
          'font-weight': weight,
          'font-style': isItalic ? 'italic' : undefined,
          'letter-spacing': tracking || undefined,
          // Where the font is missing, another takes the same room.
          textLength: width,
          lengthAdjust: 'spacingAndGlyphs',
          'text-decoration': line,
        },
        escape(text),
      );
    })
    .join('');
}
