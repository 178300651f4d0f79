import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** No bundle contains this word by chance. */
export const TEMPLATE = 'qxtemplate';

const PAGES = ['first', 'second', 'third', 'fourth', 'fifth'];

export function templatePath(index: number): string {
  return `/qxpath${index}`;
}

/** Writes a remote of five small pages with the steps of README, "Add a remote". */
export function writeTemplate(root: string): string {
  const folder = path.join(root, `mfe-${TEMPLATE}`);
  const routes = PAGES.map(
    (page, index) => `  {
    path: '${templatePath(index)}',
    page: '${page}',
    title: 'Page ${page}',
    description: 'One of the pages that the benchmark adds to see how the site grows with its remotes and their routes.',
    load: () => import(/* webpackChunkName: "${page}" */ './${page}-page'),
  },`,
  );
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ name: `mfe-${TEMPLATE}`, private: true }),
    'rspack.config.ts': `import { createRemoteConfig } from '@appling/kit/config';
export default createRemoteConfig({ name: '${TEMPLATE}', port: 3199 });
`,
    'src/routes.ts': `import { defineRoutes } from '@appling/contract/routes';
export default defineRoutes([
${routes.join('\n')}
]);
`,
    'src/styles.css': `@layer theme, base, components, utilities, mfe;
@layer mfe { :where([data-mfe='${TEMPLATE}']) h1 { margin: 2rem; } }
`,
  };
  for (const page of PAGES) {
    files[`src/${page}-page.tsx`] =
      `export default function Page() {\n  return <h1>Page ${page}</h1>;\n}\n`;
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}
