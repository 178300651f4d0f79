import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);
const own = (file) => path.join(import.meta.dirname, 'src', file);

/** Jest for pages and their build: `preset: '@appling/testing'`. @type {import('jest').Config} */
export default {
  testEnvironment: resolve('jest-environment-jsdom'),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.build/', '/templates/(?:remote|site)/'],
  modulePathIgnorePatterns: ['/dist/', '/.build/', '/templates/(?:remote|site)/'],
  setupFiles: [own('site-names.ts')],
  setupFilesAfterEnv: [own('setup.ts')],
  moduleNameMapper: {
    '\\.css$': own('style-stub.ts'),
    '(\\.(svg|avif|png|webp|woff2?|ttf|txt|pdf|zip|ics)|/LICENSE)$': own('asset-stub.ts'),
  },
  transform: {
    '\\.[mc]?[jt]sx?$': [
      resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // The platform's packages are TypeScript, also where npm installs them.
  transformIgnorePatterns: ['/node_modules/(?!@appling/)'],
};
