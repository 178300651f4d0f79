import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { projectsIn, settings } from '../../shared/testing/e2e/settings.ts';

export default defineConfig(settings, {
  projects: projectsIn('e2e').map((project) => ({
    ...project,
    testIgnore: ['full/**', 'exports/**'],
  })),
  outputDir: path.join(import.meta.dirname, '../../test-results'),
});
