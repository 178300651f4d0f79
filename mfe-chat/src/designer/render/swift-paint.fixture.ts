import type { Look } from '../model/theme';
import { createPaint, type Paint } from '../themes/paint';

function remembered<Given extends unknown[], Answer>(ask: (...given: Given) => Answer) {
  const answers = new Map<string, Answer>();
  return (...given: Given): Answer => {
    const id = JSON.stringify(given);
    const known = answers.get(id);
    if (known !== undefined) return known;
    const answer = ask(...given);
    answers.set(id, answer);
    return answer;
  };
}

/** Cached paint: calculating legible colours dominates drawing time. */
export function swiftPaint(look: Look): Paint {
  const paint = createPaint(look, 'live');
  return {
    ...paint,
    stops: remembered(paint.stops),
    on: remembered(paint.on),
    reads: remembered(paint.reads),
    line: remembered(paint.line),
    fill: remembered(paint.fill),
  };
}
