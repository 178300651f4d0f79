import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { isDevelopment } from './development.ts';
import { KIT_SRC } from './places.ts';

const require = createRequire(import.meta.url);
const besideDom = createRequire(require.resolve('react-router-dom'));
/** The router names its development build in `exports` whatever is built; the other one lies beside it. */
const production = path.join(path.dirname(besideDom.resolve('react-router')), '../production');

/** Which of the router's builds is bundled. */
export const ROUTER_ALIASES: Record<string, string> = isDevelopment
  ? {}
  : {
      'react-router$': path.join(production, 'index.mjs'),
      'react-router/dom$': path.join(production, 'dom-export.mjs'),
    };

/** What nobody uses of the router is left out, although it looks as if it did something at its start. */
export const ROUTER_RULES: RuleSetRule[] = isDevelopment
  ? []
  : [
      {
        test: largestChunk(),
        loader: path.join(KIT_SRC, 'pure-calls.cjs'),
      },
    ];

/** The chunk that holds nearly all of it; its name is a hash. */
function largestChunk(): string {
  const chunks = readdirSync(production)
    .filter((file) => /^chunk-.*\.mjs$/.test(file))
    .map((file) => path.join(production, file));
  const [largest] = chunks.sort((one, other) => statSync(other).size - statSync(one).size);
  if (!largest)
    throw new Error(`${production} has no chunk: the router is built in another way now.`);
  return largest;
}
