import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { settings } from '../../../shared/testing/e2e/settings.ts';

export default defineConfig(settings, {
  testDir: '.',
  outputDir: path.join(import.meta.dirname, '../../../test-results/exports'),
});
