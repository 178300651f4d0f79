import { readdirSync } from 'node:fs';

// From the folders on disk: a new remote is tested on its first day.
const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** @type {import("jest").Config} */
const config = {
  testEnvironment: 'jsdom',
  // One process for each processor: jest leaves one idle, which is half of a small machine.
  maxWorkers: '100%',
  roots: ['shell/src', 'shell/bench', 'shell/deploy', 'shared', ...remotes].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.build/'],
  modulePathIgnorePatterns: ['/dist/', '/.build/'],
  setupFilesAfterEnv: ['<rootDir>/shared/testing/src/setup.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared/testing/src/style-stub.ts',
    '(\\.(svg|avif|png|webp|woff2|ttf|txt|pdf|zip|ics)|/LICENSE)$':
      '<rootDir>/shared/testing/src/asset-stub.ts',
  },
  transform: {
    '\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@base-ui|lucide-react|framer-motion|motion-dom|motion-utils|stemmer)/)',
  ],
};

export default config;
