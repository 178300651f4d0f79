import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { partsNow } from '../../../shared/testing/e2e/parts.ts';
import { projectsIn, settings } from '../../../shared/testing/e2e/settings.ts';

/** Hydration tests need React's development build, which the others must not use. */
const isDevelopmentReact = process.env.REACT_BUILD === 'development';

/** Each builds a site from scratch, which takes minutes: the commit hash selects the pair that runs. */
const turns = [
  ['new-remote.spec.ts', 'own-repository.spec.ts'],
  ['build-again.spec.ts', 'reproducible.spec.ts'],
];
const now = partsNow(turns.length);
const notNow = turns.flatMap((files, turn) => (now.includes(turn) ? [] : files));

export default defineConfig(settings, {
  projects: projectsIn('e2e/full').map((project) => ({
    ...project,
    testIgnore: isDevelopmentReact ? [] : ['hydration.spec.ts', ...notNow],
    testMatch: isDevelopmentReact ? ['hydration.spec.ts'] : ['*.spec.ts'],
  })),
  outputDir: path.join(import.meta.dirname, '../../../test-results/full'),
  timeout: 600_000,
});
