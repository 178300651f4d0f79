import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { SHELL, remotes } from '../../kit/src/apps.ts';

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
    // It would answer instead of the network whose errors are tested; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    // Recording slows every test; use --trace=retain-on-failure.
    trace: 'off',
  },
} satisfies PlaywrightTestConfig;

export const projectsIn = (folder: string) =>
  [SHELL, ...remotes()]
    .map((app) => ({ name: app.name, testDir: path.join(app.folder, folder) }))
    .filter(({ testDir }) => existsSync(testDir));
