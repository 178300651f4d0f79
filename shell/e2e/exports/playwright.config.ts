import path from 'node:path';
import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';

export default defineConfig(config, {
  testDir: '.',
  testIgnore: [],
  testMatch: ['*.spec.ts'],
  outputDir: path.join(import.meta.dirname, '../../../test-results/exports'),
});
