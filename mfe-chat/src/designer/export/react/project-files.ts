import type { ExportedFile } from '../exporter';
import type { FontFile } from '../assets/assets';
import { fontFaces } from '../assets/font-faces';
import { escape } from '../markup';
import { drawingNotices } from '../notices';
import { plainName } from '../project/plain-name';
import { fileName } from '../file-name';
import type { AppDesign } from '../../model/app-design';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Versions that the export tests use. */
const versions = {
  dependencies: { react: '19.3.1', 'react-dom': '19.3.1' },
  devDependencies: {
    '@tailwindcss/vite': '4.3.5',
    '@testing-library/dom': '10.4.2',
    '@testing-library/react': '16.3.3',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    '@vitejs/plugin-react': '6.3.0',
    jsdom: '26.1.0',
    tailwindcss: '4.3.5',
    typescript: '7.0.2',
    vite: '8.3.8',
    vitest: '4.1.12',
  },
};

export const packageFile = (design: AppDesign): string =>
  json({
    name: fileName(design.name),
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19.0' },
    scripts: {
      dev: 'vite',
      build: 'tsc && vite build',
      preview: 'vite preview',
      test: 'vitest run',
    },
    ...versions,
  });

const tsconfig = json({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src', 'vite.config.ts'],
});

const viteConfig = `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Relative, so that the build can be served from any folder.
  base: './',
  plugins: [react(), tailwindcss()],
  test: { environment: 'jsdom' },
});
`;

const page = ({ name, language, direction, look }: AppDesign): string => `<!doctype html>
<html lang="${escape(language)}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="${look.palette.background}" />
    <title>${escape(name)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const main = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { design } from './data';
import './index.css';
import { screens } from './screens';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App design={design} screens={screens} />
    </StrictMode>,
  );
`;

/** Prints index.css: theme tokens for Tailwind, fonts, boxes and the phone's frame. */
function sheet({ look }: AppDesign, fonts: readonly FontFile[]): string {
  const { palette, radius, mode } = look;
  const colors = {
    background: palette.background,
    surface: palette.surface,
    ink: palette.text,
    accent: palette.accent,
    hero: palette.hero,
    bar: palette.bar,
    ...Object.fromEntries(palette.tints.map((tint, at) => [`tint-${at}`, tint])),
  };
  const tokens = Object.entries(colors).map(([name, color]) => `  --color-${name}: ${color};`);
  return `@import 'tailwindcss' source(none);
@source './**/*.tsx';
@source not './app.test.tsx';

${fontFaces(fonts, ({ name }) => `'./fonts/${name}'`)}
/* The tokens of theme.ts, for classes: bg-surface, text-ink, rounded-card. */
@theme static {
${tokens.join('\n')}
  --radius-card: ${radius}px;
}

@layer base {
  :root {
    color-scheme: ${mode};
  }
  body {
    display: grid;
    place-items: center;
    min-height: 100dvh;
    background: color-mix(in srgb, var(--color-background) 92%, var(--color-ink));
  }
  :focus-visible {
    outline: 3px solid var(--color-accent);
    outline-offset: 2px;
  }
}

@layer components {
  .box {
    display: flex;
    flex-direction: column;
    flex-shrink: 0;
    min-width: 0;
  }
  .row {
    flex-direction: row;
    align-items: center;
  }
  .tap {
    appearance: none;
    border: none;
    background: transparent;
    font: inherit;
    color: inherit;
    text-align: start;
    align-items: stretch;
    cursor: pointer;
  }
  .phone {
    box-sizing: content-box;
    width: 390px;
    height: 844px;
    overflow: hidden;
    border: 12px solid #17161a;
    border-radius: 58px;
    line-height: 1.6;
  }
  :is(h2, h3) {
    text-wrap: balance;
  }
  :is(h2, h3, p, li) {
    overflow-wrap: anywhere;
  }
  [data-said] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  :has(> [data-said]) {
    position: relative;
  }
}
`;
}

const readme = ({ name }: AppDesign, fonts: readonly FontFile[]): string => `# ${plainName(name)}

A React app, made from a design by Appling. Node 20.19 or later:

\`\`\`sh
npm install
npm run dev    # serves it, and reloads what you change
npm test       # opens every screen and follows every link
npm run build  # type-checks it and writes dist/
\`\`\`

| where              | what                                                            |
| ------------------ | --------------------------------------------------------------- |
| \`src/data.ts\`      | what the screens show: edit texts and records here              |
| \`src/theme.ts\`     | colors, corners, letters and density                            |
| \`src/index.css\`    | the same tokens for Tailwind classes, and fonts                 |
| \`src/screens/\`     | a component for each screen                                     |
| \`src/components/\`  | what screens are made of                                        |
| \`src/ui/\`          | boxes, texts, taps and fields                                   |
| \`src/phone/\`       | what the app remembers, and what taps do                        |
| \`appling.design.json\` | the design: open it in Appling to go on there                |

State is kept in memory. Replace \`src/phone/phone-state.ts\` to keep it elsewhere.

${fonts.length > 0 ? 'Its fonts are under the SIL Open Font License, which lies in `src/fonts/`. ' : ''}The licences of its icons and pictures
lie in \`licenses/drawings.txt\`. Keep them with the app.
`;

export const projectFiles = (design: AppDesign, fonts: readonly FontFile[]): ExportedFile[] => [
  { path: 'README.md', content: readme(design, fonts) },
  { path: 'appling.design.json', content: json(design) },
  { path: 'package.json', content: packageFile(design) },
  { path: 'tsconfig.json', content: tsconfig },
  { path: 'vite.config.ts', content: viteConfig },
  { path: 'index.html', content: page(design) },
  { path: 'licenses/drawings.txt', content: drawingNotices(design) },
  { path: 'src/main.tsx', content: main },
  { path: 'src/index.css', content: sheet(design, fonts) },
  ...fonts.map(({ name, content }) => ({ path: `src/fonts/${name}`, content })),
  ...[...new Map(fonts.map(({ license }) => [license.name, license])).values()].map(
    ({ name, content }) => ({ path: `src/fonts/${name}`, content }),
  ),
];
