import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { SINGLETONS } from '../contract/singletons.ts';
import { ChunksPlugin } from './chunks-plugin.ts';
import { PlaceholderPublicPath, SHARED_SRC } from './places.ts';
import { StylesPlugin } from './styles-plugin.ts';

const require = createRequire(import.meta.url);

/** Oldest browsers that Tailwind 4 supports; the same list as {@link StylesPlugin}'s. */
const BROWSERS = ['chrome 111', 'safari 16.4', 'firefox 128'];

export interface RemoteOptions {
  /** Container name = folder without `mfe-` = key in the registry. */
  name: string;
  /** Port of this remote's development server; any free one. */
  port: number;
}

/** A remote is built twice from the same pages: an ES-module container for browsers, one file for prerendering. */
export function createRemoteConfig({ name }: RemoteOptions): Configuration[] {
  const context = path.resolve(SHARED_SRC, `../../mfe-${name}`);
  return [remoteBrowser(name, context), nodeBundle(name, context, './src/routes.ts')];
}

/** The shell: a host that is also the provider of every singleton. */
export function createShellConfig(): Configuration[] {
  const context = path.resolve(SHARED_SRC, '../../shell');
  return [shellBrowser(context), nodeBundle('shell', context, './src/prerender.tsx')];
}

function base(name: string, context: string): Configuration {
  return {
    name,
    context,
    mode: 'production',
    devtool: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: Object.assign(
        {},
        ...['runtime', 'runtime-tools', 'webpack-bundler-runtime'].map(bundlerEntry),
      ) as Record<string, string>,
    },
    module: {
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
        { test: /\.(svg|avif|png|woff2)$/, type: 'asset/resource' },
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** The bundler resolves federation's CommonJS files, which nothing can shake; point it at the ES ones. */
function bundlerEntry(packageName: string): Record<string, string> {
  const request = `@module-federation/${packageName}`;
  const commonJs = require.resolve(request);
  const esModule = path.join(path.dirname(commonJs), 'bundler.js');
  return { [`${request}$`]: esModule, [`${commonJs}$`]: esModule };
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
    uniqueName: `appling-${name}`,
    trustedTypes: { policyName: `appling-${name}` },
    clean: true,
  };
}

function remoteBrowser(name: string, context: string): Configuration {
  const config = base(name, context);
  return {
    ...config,
    // The container's own name: runs inside remoteEntry.js, before any chunk is asked for.
    entry: { [name]: path.join(SHARED_SRC, 'build/container-address.ts') },
    target: ['web', 'es2022'],
    output: {
      ...browserOutput(name, path.join(context, '.build/browser')),
      publicPath: 'auto',
      library: { type: 'module' },
    },
    module: { ...config.module, parser: { javascript: { importMeta: false } } },
    optimization: { chunkIds: 'named', splitChunks: { chunks: 'async' } },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: { './routes': './src/routes.ts' },
        shared: Object.fromEntries(
          Object.entries(SINGLETONS).map(([key, requiredVersion]) => [
            key,
            { singleton: true, import: false, requiredVersion, strictVersion: true },
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
      new ChunksPlugin(path.join(context, '.build/chunks.json')),
      new StylesPlugin({ entry: path.join(context, 'src/styles.css') }),
    ],
  };
}

function shellBrowser(context: string): Configuration {
  const config = base('shell', context);
  return {
    ...config,
    entry: { shell: './src/main.tsx' },
    target: ['web', 'es2022'],
    output: {
      ...browserOutput('shell', path.join(context, '.build/browser')),
      publicPath: '/assets/',
    },
    optimization: { chunkIds: 'named', splitChunks: { chunks: 'async' } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: Object.fromEntries(
          Object.keys(SINGLETONS).map((key) => [
            key,
            { singleton: true, eager: true, version: providedVersion(key) },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ChunksPlugin(path.join(context, '.build/chunks.json')),
      new StylesPlugin({ entry: path.join(context, 'src/styles.css'), fonts: true }),
    ],
  };
}

/** Version of a provided singleton: that of the package it comes from. */
function providedVersion(key: string): string {
  if (key.startsWith('@appling/')) return '1.0.0';
  const packageName = key.split('/')[0];
  return (require(`${packageName}/package.json`) as { version: string }).version;
}

/** Everything in one CommonJS file; singletons are asked of whoever evaluates it (compose injects the shell's own). */
function nodeBundle(name: string, context: string, entry: string): Configuration {
  const config = base(`${name}:node`, context);
  const isShell = name === 'shell';
  return {
    ...config,
    entry: { pages: entry },
    target: 'node20',
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
      : Object.fromEntries(Object.keys(SINGLETONS).map((key) => [key, `commonjs ${key}`])),
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
