import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KIT_SRC, ROOT } from './places.ts';

/** What a new remote is called and where it lies. */
export interface NewRemote {
  /** Folder without `mfe-`, container, key in the registry. */
  name: string;
  /** Path of its first page. */
  path: string;
  /** Heading and title of that page. */
  title: string;
  /** Port of its development server. */
  port: number;
  /** For a site of plain elements instead of `@appling/ui`. */
  plain?: {
    /** Scope of its packages, e.g. `@field-notes`. */
    scope: string;
    /** Path of the page that its own links to. */
    next: string;
  };
}

/**
 * The files of a new remote, by path below its folder: routes, one page with its words, tests, sheet, build.
 *
 * @param remote what it is called
 */
export function newRemoteFiles(remote: NewRemote): Record<string, string> {
  const { name, path, title, port, plain } = remote;
  // Not the remote's own name, which is that of its container.
  const page = 'src/pages/start/start';
  return {
    'package.json': `${JSON.stringify(packageOf(name, plain?.scope), null, 2)}\n`,
    'rspack.config.ts': `import { createRemoteConfig } from '@appling/kit/config';

export default createRemoteConfig({ name: '${name}', port: ${port} });
`,
    'src/routes.ts': `import { defineRoutes } from '@appling/contract/routes';

/** The sitemap of this remote. Adding a page here, and nowhere else, puts it on the site. */
export default defineRoutes([
  {
    path: '${path}',
    page: 'start',
    title: '${title}',
    description:
      'The first page of ${name}: say here, in one or two sentences, what a visitor finds and can do on it.',
    load: () => import(/* webpackChunkName: "start" */ './pages/start/start-page'),
  },
]);
`,
    'src/styles.css': plain
      ? `@layer mfe {
  [data-mfe='${name}'] h1 {
    line-height: 1.2;
  }
}
`
      : `@layer theme, base, components, utilities, mfe;
@reference 'tailwindcss/theme.css';
@reference '@appling/ui/styles/tokens.css';
@layer mfe {
  :where([data-mfe='${name}']) {
    @tailwind utilities source(none);
  }
}
@source './';
@source '../../shared/ui/src';
`,
    [`${page}.content.ts`]: `/** Every word of this page. */
export const content = {
  heading: '${title}',
  lead: 'A new part of ${plain ? 'the site' : 'Appling'}. It is built, tested and released alone.',
  next: {
    heading: 'What comes next',
    text: 'Put your words here, and more sections beside this one. A second page is a second entry in routes.ts.',
    home: { label: '${plain ? 'To the other page' : 'Back to the start'}', to: '${plain?.next ?? '/'}' },
  },
};
`,
    [`${page}-page.tsx`]: plain
      ? `import { Link } from '@appling/runtime/router';
import { content } from './start.content';

export default function StartPage() {
  const { heading, lead, next } = content;
  return (
    <>
      <h1>{heading}</h1>
      <p>{lead}</p>
      <h2>{next.heading}</h2>
      <p>{next.text}</p>
      <p>
        <Link to={next.home.to}>{next.home.label}</Link>
      </p>
    </>
  );
}
`
      : `import { ButtonLink } from '@appling/ui/button';
import { Page } from '@appling/ui/page';
import { PageSection } from '@appling/ui/page-section';
import { content } from './start.content';

export default function StartPage() {
  const { heading, lead, next } = content;
  return (
    <Page heading={heading} lead={lead}>
      <PageSection heading={next.heading} size="title-3">
        <p className="max-w-[60ch] text-lead text-ink-muted">{next.text}</p>
        <p className="mt-8">
          <ButtonLink to={next.home.to}>{next.home.label}</ButtonLink>
        </p>
      </PageSection>
    </Page>
  );
}
`,
    [`${page}-page.test.tsx`]: `import { renderAt } from '@appling/testing/render-at';
import { screen } from '@testing-library/react';
import routes from '../../routes';
import { content } from './start.content';

test('the page has its words under one heading, and a way home', async () => {
  renderAt('${path}', routes);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(content.heading);
  expect(screen.getByRole('link', { name: content.next.home.label })).toHaveAttribute('href', '/');
});
`,
    'src/contract.test.ts': `import { contractRefusals } from '@appling/testing/contract';

test('the contract gate lets the build pass: exposes, routes, links, singletons, version, sizes', () => {
  expect(contractRefusals('${name}')).toEqual([]);
});
`,
  };
}

/** What npm reads of a remote; a site of plain elements has a scope of its own. */
export function packageOf(name: string, plainScope?: string) {
  return {
    name: `${plainScope ?? '@appling'}/mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    license: 'MIT',
    budget: { scripts: 30_000, styles: 14_000 },
    dependencies: {
      '@appling/contract': '1.0.0',
      ...(plainScope ? { '@appling/runtime': '1.0.0' } : { '@appling/ui': '1.0.0' }),
      // For `react/jsx-runtime`, which every page imports once it is compiled.
      react: versionsIn(path.join(KIT_SRC, '..'), 'dependencies').react,
    },
    devDependencies: {
      '@appling/kit': '1.0.0',
      '@appling/testing': '1.0.0',
      ...(plainScope ? {} : testingLibrary()),
    },
  };
}

/** What the page's test imports; a site of its own has no tests to begin with. */
function testingLibrary(): Record<string, string | undefined> {
  const name = '@testing-library/react';
  return { [name]: versionsIn(path.join(ROOT, 'shared/testing'), 'peerDependencies')[name] };
}

/** Versions that a workspace asks for. @param folder of its package.json */
function versionsIn(folder: string, field: 'dependencies' | 'peerDependencies') {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as Record<typeof field, Record<string, string>>)[field];
}
