import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { projectsIn, settings } from '../../../shared/testing/e2e/settings.ts';

/** Long tests. Those of hydration want React's development build, which the others must not have. */
const isDevelopmentReact = process.env.REACT_BUILD === 'development';

export default defineConfig(settings, {
  projects: projectsIn('e2e/full').map((project) => ({
    ...project,
    testIgnore: isDevelopmentReact ? [] : ['hydration.spec.ts'],
    testMatch: isDevelopmentReact ? ['hydration.spec.ts'] : ['*.spec.ts'],
  })),
  outputDir: path.join(import.meta.dirname, '../../../test-results/full'),
  timeout: 600_000,
});
