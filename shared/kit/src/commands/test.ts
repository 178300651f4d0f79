import { findBrowser } from '../browser.ts';
import { buildSite } from '../build-site.ts';
import { switchedOff } from '../declared-settings.ts';
import { runTool } from '../run.ts';

const [only, ...more] = process.argv.slice(2);

/**
 * `npm test`: units, then the built site in a real browser. `npm test -- unit` and `-- e2e` run one half. What follows
 * `e2e` is for Playwright: `npm test -- e2e --project <remote>` runs one team's tests.
 */
async function test(): Promise<number> {
  // No test depends on a host elsewhere; a setting's own tests bring a stand-in.
  Object.assign(process.env, switchedOff());
  // Units too: each app's contract test asks about its build.
  await buildSite();
  if (only !== 'e2e') {
    const code = await runTool('jest', 'bin/jest.js', []);
    if (code !== 0 || only === 'unit') return code;
  }
  process.env.CHROMIUM_PATH = await findBrowser();
  return runTool('@playwright/test', 'cli.js', [
    'test',
    '--config',
    'shell/e2e/playwright.config.ts',
    ...more,
  ]);
}

process.exit(
  await test().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }),
);
