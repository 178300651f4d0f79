import path from 'node:path';
import { BROWSERS } from '@appling/contract/browsers';
import { build, type Plugin } from 'esbuild';

const here = import.meta.dirname;

/** The file contains its drawings; see runtime/drawings. */
const ownDrawings: Plugin = {
  name: 'own-drawings',
  setup({ onResolve }) {
    onResolve({ filter: /\/drawing-data$/ }, () => ({
      path: path.join(here, 'runtime/drawings.ts'),
    }));
  },
};

/* Prints the script of exported files: all views with Preact instead of React. */
const { outputFiles } = await build({
  entryPoints: [path.join(here, 'runtime/start.tsx')],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: BROWSERS.map((browser) => browser.replace(' ', '')),
  jsx: 'automatic',
  charset: 'ascii',
  alias: {
    react: 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  define: { 'process.env.NODE_ENV': '"production"', __webpack_public_path__: '""' },
  plugins: [ownDrawings],
  banner: {
    js: '/*! Preact: MIT, (c) 2015-present Jason Miller. Icons by Lucide: ISC, (c) Lucide Contributors. */',
  },
});

process.stdout.write(outputFiles[0]?.text ?? '');
