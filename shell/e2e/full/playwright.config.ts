import path from 'node:path';
import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';

/** Long tests. Those of hydration want React's development build, which the others must not have. */
const isDevelopmentReact = process.env.REACT_BUILD === 'development';

export default defineConfig(config, {
  testDir: '.',
  testIgnore: isDevelopmentReact ? [] : ['hydration.spec.ts'],
  testMatch: isDevelopmentReact ? ['hydration.spec.ts'] : ['*.spec.ts'],
  outputDir: path.join(import.meta.dirname, '../../../test-results/full'),
  timeout: 600_000,
});
