import type { Demo, DemoStep } from './demos';

const LETTER = 45;
const AFTER_TYPING = 900;
const STEP = 3200;

/** A frame of the demo: a step, or the typing of the idea (`step` is null). */
export interface Frame {
  demo: number;
  step: number | null;
  /** In ms. */
  start: number;
  duration: number;
}

/** Places the recordings on one timeline. */
export function framesOf(demos: readonly Demo[]): Frame[] {
  let start = 0;
  const frame = (demo: number, step: number | null, duration: number): Frame => {
    const placed = { demo, step, start, duration };
    start += duration;
    return placed;
  };
  return demos.flatMap(({ idea, steps }, demo) => [
    frame(demo, null, idea.length * LETTER + AFTER_TYPING),
    ...steps.map((_step: DemoStep, index) => frame(demo, index, STEP)),
  ]);
}

export function typedLetters(idea: string, elapsed: number): number {
  return Math.min(idea.length, Math.floor(elapsed / LETTER));
}
