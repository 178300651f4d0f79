import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { partsNow } from '../../../shared/testing/e2e/parts.ts';
import { settings } from '../../../shared/testing/e2e/settings.ts';

/** Each file needs minutes on two processors, so CI splits them into turns. */
const turns = [
  ['design-exports.spec.ts', 'designer-command.spec.ts', 'worker.spec.ts'],
  ['expo-project.spec.ts', 'html-file.spec.ts', 'react-project.spec.ts'],
];
const now = partsNow(turns.length);

export default defineConfig(settings, {
  testDir: '.',
  testMatch: turns.flatMap((files, turn) => (now.includes(turn) ? files : [])),
  outputDir: path.join(import.meta.dirname, '../../../test-results/exports'),
});
