import type { Demo, DemoStep } from './demos';

const LETTER = 45;
const AFTER_TYPING = 900;
const STEP = 3200;

/** One moment of the demo: the idea is being typed (`step` is null), or the phone shows a step. */
export interface Frame {
  demo: number;
  step: number | null;
  /** When it starts and how long it lasts, in ms. */
  start: number;
  duration: number;
}

/** Lays the recordings out on one time line. */
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

/** How many letters of an idea have been typed after a time. */
export function typedLetters(idea: string, elapsed: number): number {
  return Math.min(idea.length, Math.floor(elapsed / LETTER));
}
