import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { KIT_SRC, ROOT } from './places.ts';

/** Guards React against values that remotes throw (decision 66). */
export function reactRules(): RuleSetRule[] {
  const { resolve } = createRequire(path.join(ROOT, 'shell/package.json'));
  const folder = path.join(path.dirname(resolve('react-dom')), 'cjs');
  return [
    {
      test: ['production', 'development'].map((build) =>
        path.join(folder, `react-dom-client.${build}.js`),
      ),
      loader: path.join(KIT_SRC, 'guard-thrown.cjs'),
    },
  ];
}
