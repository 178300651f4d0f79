import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { KIT_SRC, ROOT } from './places.ts';

/** How the shell takes sonner in under a policy without inline styles: its sheet is a file that the toaster links. */
export function toastRules(): RuleSetRule[] {
  const { resolve } = createRequire(path.join(ROOT, 'shell/package.json'));
  const sonner = path.dirname(resolve('sonner'));
  return [
    {
      test: path.join(sonner, 'index.mjs'),
      loader: path.join(KIT_SRC, 'strip-injected-styles.cjs'),
    },
    {
      test: path.join(sonner, 'styles.css'),
      type: 'asset/resource',
      generator: { filename: 'toasts.[contenthash:10].css' },
      use: [{ loader: 'builtin:lightningcss-loader', options: { minify: true } }],
    },
  ];
}
