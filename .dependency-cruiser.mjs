import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

// Reads the folders on disk, so a new remote is checked from its first day.
const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** Workspaces of `shared/`, and the workspaces that each may import. */
const MAY_IMPORT = {
  contract: [],
  pictures: [],
  runtime: ['contract'],
  ui: ['contract', 'runtime'],
  kit: ['contract'],
  release: ['contract', 'kit'],
  testing: ['contract', 'runtime', 'ui', 'kit', 'release', 'pictures'],
};

const workspaces = [
  'shell',
  ...remotes,
  ...Object.keys(MAY_IMPORT).map((name) => `shared/${name}`),
];

function undeclared(workspace) {
  const file = path.join(import.meta.dirname, workspace, 'package.json');
  const { dependencies, peerDependencies, devDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const declared = { ...dependencies, ...peerDependencies, ...devDependencies };
  return Object.keys(MAY_IMPORT).filter(
    (name) => workspace !== `shared/${name}` && !(`@appling/${name}` in declared),
  );
}

/** A forbidden import for each rule, planted in a file of that folder: `npm run check` expects the rule to report it. */
export const PLANTED = [
  ['mfe-company/src', '../../mfe-chat/src/routes', 'mfe-company-stands-alone'],
  ['shell/src', '../../mfe-chat/src/routes', 'shell-knows-no-remote'],
  ['shared/ui/src', '../../../shell/src/site', 'shared-knows-no-app'],
  ['shared/contract/src', '@appling/runtime/state', 'contract-imports-less'],
  ['shared/pictures', '@appling/contract/routes', 'pictures-imports-less'],
  ['shared/runtime/src', '@appling/ui/button', 'runtime-imports-less'],
  ['shared/ui/src', '@appling/testing/render-at', 'ui-imports-less'],
  ['shared/kit/src', '@appling/runtime/state', 'kit-imports-less'],
  ['shared/release/src', '@appling/ui/button', 'release-imports-less'],
  ['mfe-chat/src', '@appling/kit/apps', 'pages-do-not-build'],
  ['mfe-chat/src/designer/components', '../render/primitives/web/box', 'views-know-no-host'],
  ['mfe-chat/src', 'react-router-dom', 'router-through-the-facade'],
  ['mfe-company/src/pages/help', '../about/about.content', 'content-belongs-to-its-page'],
  ['mfe-chat/src/designer/compose', '../interpret/read-idea', 'composing-reads-the-brief-only'],
  ['shell/src', './planted', 'no-circles'],
  ['mfe-developer/src', 'framer-motion', 'packages-are-declared'],
  ['shared/contract/src', 'semver', 'packages-are-declared'],
  ['mfe-company/src', '@appling/release/store', 'mfe-company-declares-workspaces'],
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...remotes.map((remote) => ({
      name: `${remote}-stands-alone`,
      comment:
        'A remote imports neither another remote nor the shell: it is released alone. Move what both need to shared/, or link to the other remote by URL.',
      severity: 'error',
      from: { path: `^${remote}/` },
      to: { path: `^(shell|${remotes.filter((other) => other !== remote).join('|')})/` },
    })),
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell finds remotes in the registry. It must not import their source.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `^(${remotes.join('|')})/` },
    },
    {
      name: 'shared-knows-no-app',
      comment: 'shared/ must work for an app that does not exist yet. Move the code into the app.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `^(shell|${remotes.join('|')})/` },
    },
    ...Object.entries(MAY_IMPORT).map(([name, others]) => ({
      name: `${name}-imports-less`,
      comment: `shared/${name} may import ${others.join(', ') || 'nothing'} of shared/. Move what both need down, or take it as an argument.`,
      severity: 'error',
      from: { path: `^shared/${name}/` },
      to: { path: `^shared/(?!(?:${[name, ...others].join('|')})/)` },
    })),
    {
      name: 'pages-do-not-build',
      comment:
        'kit, release and ui/build run in Node at build time; page code must not import them.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/src/|^shared/(contract|runtime|ui/src|pictures)/' },
      to: { path: '^shared/(kit|release|ui/build)/' },
    },
    {
      name: 'views-know-no-host',
      comment:
        'Views are drawn by several hosts. Import from render/primitives, which is the host of the build.',
      severity: 'error',
      from: {
        path: '^mfe-chat/src/designer/',
        // Hosts of exported React projects reuse the web's layout of rows.
        pathNot: '^mfe-chat/src/designer/(?:render/primitives|export/(?:react|expo)/host)/',
      },
      to: { path: '^mfe-chat/src/designer/render/primitives/web/' },
    },
    {
      name: 'router-through-the-facade',
      comment:
        'Import from @appling/runtime/router: importing the package copies the router into your bundle.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared)/', pathNot: '^shared/runtime/src/router/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'content-belongs-to-its-page',
      comment:
        'Only files of the same page (or of the chrome) read a content file. Pass the words as props.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+/src/pages/[^/]+)/' },
      to: { path: '\\.content\\.ts$', pathNot: '^$1/|^mfe-[^/]+/src/sections/' },
    },
    {
      name: 'composing-reads-the-brief-only',
      comment:
        'Composing never reads the sentence again. Read it in interpret/ and give the Brief a field; import names and types only.',
      severity: 'error',
      from: {
        path: '^mfe-chat/src/designer/compose/',
        pathNot: '\\.(test|fixture)\\.tsx?$',
      },
      to: {
        path: '^mfe-chat/src/designer/interpret/',
        pathNot: '/(brief|features|kinds)\\.ts$',
      },
    },
    {
      name: 'packages-are-declared',
      comment:
        'A package that another workspace installs can go with it. Add it to the package.json of this workspace, in the version that the lockfile has, and run npm install.',
      severity: 'error',
      from: {},
      // An optional peer has both types: the tool does not support `peerDependenciesMeta`.
      to: { dependencyTypes: ['npm-no-pkg'], dependencyTypesNot: ['npm-peer'] },
    },
    ...workspaces.map((workspace) => ({
      name: `${workspace.replace('shared/', '')}-declares-workspaces`,
      comment: `Add the workspace to the package.json of ${workspace}, and run npm install.`,
      severity: 'error',
      from: { path: `^${workspace}/` },
      to: { path: `^shared/(?:${undeclared(workspace).join('|')})/` },
    })),
    {
      name: 'no-circles',
      comment: 'Files that import each other cannot be understood or moved one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|\\.build)/|^shared/[^/]+/templates/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.svg', '.json'],
    },
  },
};
