import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { SHELL, remotes } from '../../kit/src/apps.ts';

/** How tests of the built site run, in the browser of `CHROMIUM_PATH`. */
export const settings = {
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1440, height: 900 },
    // It would answer in the place of a network whose faults are tested; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    // Recording costs every test time: ask for it with --trace=retain-on-failure.
    trace: 'off',
  },
} satisfies PlaywrightTestConfig;

/**
 * A project for each app that has tests in a folder of its own, under its name: `--project chat` runs one team's.
 *
 * @param folder in the app: `e2e`
 */
export const projectsIn = (folder: string) =>
  [SHELL, ...remotes()]
    .map((app) => ({ name: app.name, testDir: path.join(app.folder, folder) }))
    .filter(({ testDir }) => existsSync(testDir));
