import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run, runTool } from './run.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds a Chromium: `CHROMIUM_PATH`, an installed one or Playwright's own; else downloads one. Throws if there is none. */
export async function findBrowser(): Promise<string> {
  const found = installedBrowser();
  if (found) return found;
  console.log('No Chromium found: asking Playwright for one …');
  await runTool('playwright', 'cli.js', ['install', '--with-deps', 'chromium']).catch(() => 1);
  const downloaded = installedBrowser();
  if (downloaded) return downloaded;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Asking the system package manager instead …');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  const fromSystem = installedBrowser();
  if (fromSystem) return fromSystem;
  throw new Error(
    'The end-to-end tests need a browser and none could be installed. Install Chromium or Chrome ' +
      '(Debian: sudo apt-get install chromium; others: npx playwright install --with-deps chromium), ' +
      'or name one with CHROMIUM_PATH=/path/to/chrome, then run npm test again.',
  );
}

function installedBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...INSTALLED, chromium.executablePath()].find(
    (file) => file !== '' && existsSync(file),
  );
}
