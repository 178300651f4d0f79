import { findBrowser } from '../browser.ts';
import { buildSite } from '../build-site.ts';
import { switchedOff } from '../declared-settings.ts';
import { runTool } from '../run.ts';

const [only, ...more] = process.argv.slice(2);

/** `npm test -- unit` and `-- e2e` run one half; arguments after `e2e` go to Playwright, e.g. `--project <remote>`. */
async function test(): Promise<number> {
  // Tests do not depend on other hosts; a setting's own tests provide a fake.
  Object.assign(process.env, switchedOff());
  // Unit tests need the build too: each app's contract test reads it.
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
