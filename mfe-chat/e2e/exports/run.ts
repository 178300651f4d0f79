import path from 'node:path';
import { findBrowser } from '../../../shared/kit/src/browser.ts';
import { buildSite } from '../../../shared/kit/src/build-site.ts';
import { runTool } from '../../../shared/kit/src/run.ts';

async function testExports(): Promise<number> {
  process.env.SCENE_PROJECT_ID = '';
  process.env.CHROMIUM_PATH = await findBrowser();
  await buildSite();
  const config = path.join(import.meta.dirname, 'playwright.config.ts');
  return runTool('@playwright/test', 'cli.js', ['test', '--config', config]);
}

process.exit(
  await testExports().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }),
);
