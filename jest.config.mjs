import { readdirSync } from 'node:fs';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** @type {import("jest").Config} */
export default {
  preset: '@appling/testing',
  // By default jest leaves one processor idle, which is half of a small machine.
  maxWorkers: '100%',
  roots: ['shell/src', 'shell/bench', 'shell/deploy', 'shared', ...remotes].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  // These packages only have ES modules, which jest must transform.
  transformIgnorePatterns: [
    '/node_modules/(?!(@base-ui|lucide-react|framer-motion|motion-dom|motion-utils|stemmer)/)',
  ],
};
