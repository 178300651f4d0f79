import { createRequire } from 'node:module';
import path from 'node:path';
import { isDevelopment } from '../development.ts';

const require = createRequire(import.meta.url);
const besideDom = createRequire(require.resolve('react-router-dom'));
/** The router exports its development build even in production; the production build is in the folder beside it. */
const production = path.join(path.dirname(besideDom.resolve('react-router')), '../production');

export const ROUTER_ALIASES: Record<string, string> = isDevelopment
  ? {}
  : {
      'react-router$': path.join(production, 'index.mjs'),
      'react-router/dom$': path.join(production, 'dom-export.mjs'),
    };
