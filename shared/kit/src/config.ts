import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { BROWSERS } from '@appling/contract/browsers';
import { SINGLETONS, moduleOf, type Singleton } from '@appling/contract/singletons';
import { ChunksPlugin } from './chunks-plugin.ts';
import {
  HOT_STYLES,
  PUBLISH_REFRESH,
  SHELL_PORT,
  forDevelopment,
  isDevelopment,
} from './development.ts';
import { KIT_SRC, PlaceholderPublicPath, ROOT, inBrowser, isOwnRepository } from './places.ts';
import { SHELL } from './apps.ts';
import { DESIGN, DEFINED_NAMES } from './design.ts';
import { providedVersions } from './provided-versions.ts';
import { StylesPlugin } from './styles-plugin.ts';
import { FEDERATION_ALIASES } from './replaced/federation-aliases.ts';
import { ICON_ALIASES, ICON_RULES } from './replaced/icon-rules.ts';
import { ROUTER_ALIASES } from './replaced/router-aliases.ts';
import { definedTools } from './preview.ts';
import { definedOrigins } from './remote-origins.ts';
import { ModuleIdsPlugin, moduleIds, shortModuleIds } from './module-ids-plugin.ts';
import { reactRules } from './react-rules.ts';
import { toastRules } from './toast-rules.ts';
import { UsedExportsPlugin } from './used-exports-plugin.ts';

/** Year of the build in UTC, so that the HTML and its hydration agree. */
const BUILD_YEAR = {
  'process.env.BUILD_YEAR': JSON.stringify(String(new Date().getUTCFullYear())),
};

/** Removes from scripts what only prerendering needs: see `structuredData` of the route contract. */
const IN_BROWSER = { 'process.env.PRERENDERING': JSON.stringify('no') };

export interface RemoteOptions {
  name: string;
  port: number;
  /** Aliases in both bundles: package name → file in this remote's folder. */
  aliases?: Record<string, string>;
  /** Files for workers beside the container: `<name>.js` → entry. Their chunks are checked. Development builds none. */
  modules?: Record<string, string | WholeFile>;
  /** Data modules, by file name: each becomes a JSON file of the release. Readers wait for `dataArrived()`. */
  data?: Record<string, string | DataFromFolder>;
}

/** An entry bundled into one file, dynamic imports included, so no chunk needs a check. */
export interface WholeFile {
  entry: string;
  isWhole: true;
}

/** A module that reads its exports from a folder in Node; both paths are relative to the remote. */
export interface DataFromFolder {
  module: string;
  reads: string;
}

/** Configures two builds of a remote: an ES-module container for browsers, one file for prerendering. */
export function createRemoteConfig(options: RemoteOptions): Configuration[] {
  const { name, port, aliases = {}, modules = {}, data = {} } = options;
  const context = isOwnRepository ? ROOT : path.join(ROOT, `mfe-${name}`);
  const hasModules = Object.keys(modules).length > 0 && !isDevelopment;
  const fromFolders = Object.fromEntries(
    Object.entries(data).filter(([, from]) => typeof from === 'object'),
  );
  const browser = withAliases(remoteBrowser(name, context, hasModules), aliases);
  if (isDevelopment) {
    return [forDevelopment(withData(browser, fromFolders), name, port)];
  }
  const pages = withAliases(nodeBundle(name, context, './src/routes.ts'), aliases);
  const node = withData(pages, fromFolders, { isEmpty: true });
  const fetching = withData(browser, data);
  const files = Object.entries(modules).map(([key, file]) => moduleFile(name, context, key, file));
  return [fetching, node, ...files.map((config) => withData(config, data))];
}

function withData(
  config: Configuration,
  data: Record<string, string | DataFromFolder>,
  more: { isEmpty?: true } = {},
): Configuration {
  const absolute = (file: string) => path.resolve(config.context ?? '', file);
  const rules = Object.entries(data).map(([file, from]) => ({
    test: absolute(typeof from === 'object' ? from.module : from),
    loader: path.join(KIT_SRC, 'data-module.cjs'),
    options: {
      file,
      ...more,
      ...(typeof from === 'object' ? { reads: absolute(from.reads) } : {}),
    },
  }));
  return { ...config, module: withRules(config.module, rules) };
}

const CONTAINER_ADDRESS = inBrowser('container-address.ts');
const WHOLE_FILE_ADDRESS = inBrowser('whole-file-address.ts');

/** Numbers modules per file, so that adding a module to one file does not enlarge another. */
function moduleFile(
  name: string,
  context: string,
  key: string,
  file: string | WholeFile,
): Configuration {
  const config = base(`${name}:${key}`, context);
  const isWhole = typeof file === 'object';
  return {
    ...config,
    entry: {
      [key]: isWhole ? [WHOLE_FILE_ADDRESS, file.entry] : [CONTAINER_ADDRESS, file],
    },
    target: ['webworker', 'es2022'],
    output: {
      ...browserOutput(name, path.join(context, '.build/modules', key)),
      asyncChunks: !isWhole,
      filename: '[name].js',
      // Differs from the container's chunks in the same folder.
      chunkFilename: 'module-[name].js',
      publicPath: 'auto',
      library: { type: 'module' },
    },
    module: { ...config.module, parser: { javascript: { importMeta: false } } },
    optimization: { ...BROWSER_OPTIMIZATION, splitChunks: false },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.DefinePlugin({ 'process.env.APP_NAME': JSON.stringify(name), ...IN_BROWSER }),
    ],
  };
}

function withAliases(config: Configuration, aliases: Record<string, string>): Configuration {
  const alias = Object.fromEntries(
    Object.entries(aliases).map(([key, file]) => [
      `${key}$`,
      path.resolve(config.context ?? '', file),
    ]),
  );
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } },
  };
}

/** Configures the shell: the host, which provides every singleton. */
export function createShellConfig(): Configuration[] {
  const context = SHELL.folder;
  const browser = shellBrowser(context);
  if (isDevelopment) return [forDevelopment(browser, 'shell', SHELL_PORT)];
  const pages = nodeBundle('shell', context, './src/prerender.tsx');
  const hasWorker = existsSync(path.join(context, SITE_WORKER));
  return hasWorker ? [browser, pages, siteWorker(context)] : [browser, pages];
}

function base(name: string, context: string): Configuration {
  return {
    name,
    context,
    mode: 'production',
    devtool: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...FEDERATION_ALIASES, ...ROUTER_ALIASES, ...ICON_ALIASES },
    },
    module: {
      // Object literals compress better than JSON strings.
      generator: { json: { JSONParse: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
            env: { targets: BROWSERS.join(', ') },
          },
          type: 'javascript/auto',
        },
        {
          test: /[\\/]LICENSE$/,
          type: 'asset/resource',
          generator: { filename: 'license.[contenthash:10].txt' },
        },
        { test: /\.(svg|avif|png|webp|woff2?|ttf|txt|pdf|zip|ics)$/, type: 'asset/resource' },
        ...ICON_RULES,
      ],
    },
    plugins: [
      new rspack.DefinePlugin(DEFINED_NAMES),
      ...(isDevelopment
        ? []
        : [new ModuleIdsPlugin(name === 'shell' ? moduleIds : shortModuleIds)]),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** Scripts only: the default CSS minimizer rewrites the finished sheets for older browsers. */
const SCRIPT_MINIMIZER = [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { module: true, ecma: 2022, compress: { passes: 3 } },
  }),
];

/** `npm run test:full` uses React's development build, which reports hydration mismatches. */
const reactBuild = process.env.REACT_BUILD ?? 'production';

const BROWSER_OPTIMIZATION: Configuration['optimization'] = {
  mangleExports: 'size',
  chunkIds: 'named',
  splitChunks: { chunks: 'async' },
  minimizer: SCRIPT_MINIMIZER,
  minimize: reactBuild === 'production',
  nodeEnv: reactBuild,
};

function withRules(
  module: Configuration['module'],
  rules: readonly RuleSetRule[],
): Configuration['module'] {
  return { ...module, rules: [...(module?.rules ?? []), ...rules] };
}

function browserOutput(name: string, directory: string): Configuration['output'] {
  return {
    path: directory,
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    chunkLoadTimeout: 5000,
    uniqueName: `${DESIGN.prefix}-${name}`,
    trustedTypes: { policyName: `${DESIGN.prefix}-${name}` },
    clean: true,
  };
}

function remoteBrowser(name: string, context: string, hasModules: boolean): Configuration {
  const config = base(name, context);
  return {
    ...config,
    // Named like the container: runs in remoteEntry.js before any chunk is requested.
    entry: {
      [name]: isDevelopment ? HOT_STYLES : CONTAINER_ADDRESS,
    },
    target: ['web', 'es2022'],
    output: {
      ...browserOutput(name, path.join(context, '.build/browser')),
      // The release folder has a content hash; hashes in file names would add up to 1.5 kB to the container.
      chunkFilename: '[name].js',
      publicPath: 'auto',
      library: { type: 'module' },
    },
    module: { ...config.module, parser: { javascript: { importMeta: false } } },
    optimization: BROWSER_OPTIMIZATION,
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: isDevelopment ? { type: 'var', name } : { type: 'module' },
        exposes: { './routes': './src/routes.ts' },
        shared: Object.fromEntries(
          Object.entries(SINGLETONS).map(([key, requiredVersion]) => [
            moduleOf(key as Singleton),
            { shareKey: key, singleton: true, import: false, requiredVersion, strictVersion: true },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new rspack.DefinePlugin({
        'process.env.APP_NAME': JSON.stringify(name),
        'process.env.HAS_MODULES': JSON.stringify(hasModules ? 'yes' : 'no'),
        ...IN_BROWSER,
      }),
      new ChunksPlugin(path.join(context, '.build/chunks.json')),
      ...(isDevelopment ? [] : [new UsedExportsPlugin(path.join(context, '.build/uses.json'))]),
      new StylesPlugin({ entry: path.join(context, 'src/styles.css') }),
    ],
  };
}

function shellBrowser(context: string): Configuration {
  const config = base('shell', context);
  return {
    ...config,
    entry: { shell: [...(isDevelopment ? [PUBLISH_REFRESH, HOT_STYLES] : []), './src/entry.ts'] },
    target: ['web', 'es2022'],
    output: {
      ...browserOutput('shell', path.join(context, '.build/browser')),
      publicPath: '/assets/',
    },
    module: withRules(config.module, [...toastRules(), ...reactRules()]),
    optimization: BROWSER_OPTIMIZATION,
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: Object.fromEntries(
          Object.entries(providedVersions()).map(([key, version]) => [
            moduleOf(key as Singleton),
            { shareKey: key, singleton: true, eager: true, version, requiredVersion: version },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new rspack.DefinePlugin({
        'process.env.APP_NAME': JSON.stringify('shell'),
        ...BUILD_YEAR,
        ...definedTools(isDevelopment),
        ...definedOrigins(),
      }),
      new ChunksPlugin(path.join(context, '.build/chunks.json')),
      new StylesPlugin({ entry: path.join(context, 'src/styles.css'), fonts: true }),
    ],
  };
}

const SITE_WORKER = 'src/offline/site-worker.ts';

function siteWorker(context: string): Configuration {
  const config = base('shell:worker', context);
  return {
    ...config,
    entry: { 'site-sw': `./${SITE_WORKER}` },
    target: ['webworker', 'es2022'],
    output: { path: path.join(context, '.build/modules/site'), filename: '[name].js', clean: true },
    optimization: { ...BROWSER_OPTIMIZATION, splitChunks: false, nodeEnv: 'production' },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.DefinePlugin({ ...definedTools(false), ...definedOrigins() }),
    ],
  };
}

/** Bundles everything into one CommonJS file; compose injects the shell's singletons. */
function nodeBundle(name: string, context: string, entry: string): Configuration {
  const config = base(`${name}:node`, context);
  const isShell = name === 'shell';
  return {
    ...config,
    entry: { pages: entry },
    target: 'node20',
    module: isShell ? withRules(config.module, toastRules()) : config.module,
    output: {
      path: path.join(context, '.build/node'),
      filename: 'pages.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: isShell ? '/assets/' : PlaceholderPublicPath,
      clean: true,
    },
    externals: isShell
      ? {}
      : Object.fromEntries(
          Object.keys(SINGLETONS).map((key) => [moduleOf(key as Singleton), `commonjs ${key}`]),
        ),
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify('production'),
        ...BUILD_YEAR,
      }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
