import { readdirSync } from 'node:fs';

// The zones come from the folders on disk: a new remote is guarded on its first day.
const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

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
    {
      name: 'pages-do-not-build',
      comment: 'shared/kit/src runs in Node at build time; page code must not import it.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/src/|^shared/(contract|runtime|ui|pictures)/' },
      to: { path: '^shared/kit/src/' },
    },
    {
      name: 'views-know-no-host',
      comment:
        'Views are drawn by several hosts. Import from render/primitives, which is the host of the build.',
      severity: 'error',
      from: {
        path: '^mfe-chat/src/designer/',
        // The host of exported React projects lays rows out as the web's does.
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
      name: 'no-circles',
      comment: 'Files that import each other cannot be understood or moved one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|\\.build)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.svg', '.json'],
    },
  },
};
