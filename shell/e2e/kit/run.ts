import path from 'node:path';
import { findBrowser } from '../../../shared/kit/src/browser.ts';
import { run } from '../../../shared/kit/src/run.ts';

/** `npm run test:kit`: creates a site from the packed packages. Needs npm's registry or cache. */
async function testKit(): Promise<number> {
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
  const tests = path.join(import.meta.dirname, 'created-site.ts');
  return run(process.execPath, ['--import', 'tsx', '--test-reporter', 'spec', tests], { env });
}

process.exit(
  await testKit().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }),
);
