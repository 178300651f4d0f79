import path from 'node:path';
import { findBrowser } from '../../../shared/kit/src/browser.ts';
import { buildSite } from '../../../shared/kit/src/build-site.ts';
import { runTool } from '../../../shared/kit/src/run.ts';

/** `npx --no appling test:offline`: runs ten times as many interleavings as `npm test`. */
async function testOffline(): Promise<number> {
  process.env.SCENE_PROJECT_ID = '';
  process.env.CHROMIUM_PATH = await findBrowser();
  process.env.INTERLEAVINGS ??= '200';
  await buildSite();
  return runTool('@playwright/test', 'cli.js', [
    'test',
    '--config',
    path.join(import.meta.dirname, '../playwright.config.ts'),
    '--timeout=0',
    'interleavings.spec',
  ]);
}

process.exit(
  await testOffline().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }),
);
