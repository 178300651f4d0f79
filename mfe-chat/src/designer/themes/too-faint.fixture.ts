import type { Look } from '../model/theme';
import { grounds } from '../model/theme-names';
import { contrast } from './color';
import { createPaint, type Tone } from './paint';

const tones: readonly Tone[] = ['text', 'muted', 'accent'];

export function tooFaint(look: Look): string[] {
  const paint = createPaint(look, 'live');
  return grounds.flatMap((ground) =>
    tones.flatMap((tone) =>
      (['body', 'large'] as const).flatMap((size) => {
        const needed = size === 'large' ? 3 : 4.5;
        const color = paint.on(ground, tone, size);
        const ratio = Math.min(...paint.stops(ground).map((stop) => contrast(color, stop)));
        return ratio >= needed
          ? []
          : [
              `${look.palette.name}, ${look.style}, ${look.mode}, ${look.surface}: ${tone} on ${ground} ${ratio.toFixed(2)}`,
            ];
      }),
    ),
  );
}
