import { readdirSync } from 'node:fs';

// From the folders on disk: a new remote is tested on its first day.
const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** @type {import("jest").Config} */
export default {
  preset: '@appling/testing',
  // One process for each processor: jest leaves one idle, which is half of a small machine.
  maxWorkers: '100%',
  roots: ['shell/src', 'shell/bench', 'shell/deploy', 'shared', ...remotes].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  // Packages that are ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@base-ui|lucide-react|framer-motion|motion-dom|motion-utils|stemmer)/)',
  ],
};
