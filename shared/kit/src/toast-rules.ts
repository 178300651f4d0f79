import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { KIT_SRC, ROOT } from './places.ts';

/** Moves sonner's styles into a linked sheet: the policy forbids inline styles. */
export function toastRules(): RuleSetRule[] {
  const file = path.join(ROOT, 'shell/package.json');
  const { resolve } = createRequire(file);
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  if (!('sonner' in dependencies)) return [];
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
