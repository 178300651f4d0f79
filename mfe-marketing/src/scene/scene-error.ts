export const sceneMessages = {
  scale: 'Invalid scale',
  fps: 'Invalid fps',
  missing: 'Resource not found',
  network: 'Network error occurred',
  timeout: 'Loading timeout',
  player: 'The scene-player script failed to load',
} as const;

export type SceneFault = keyof typeof sceneMessages;

const FRAME_RATES: readonly number[] = [15, 24, 30, 60, 120];

/** Returns the first fault of the properties, or null. */
export function propertyFault({ scale, fps }: { scale: number; fps: number }): SceneFault | null {
  if (!(scale >= 0.25 && scale <= 1)) return 'scale';
  if (!FRAME_RATES.includes(fps)) return 'fps';
  return null;
}
