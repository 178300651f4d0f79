import type { Conditions } from './load.ts';

/** 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW: Conditions = {
  name: 'Slow 4G, CPU 4x',
  viewport: { width: 390, height: 844 },
  scale: 2,
  slowdown: 4,
  line: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};

export const FAST: Conditions = {
  name: 'unthrottled',
  viewport: { width: 1440, height: 900 },
  scale: 1,
  slowdown: 1,
};
