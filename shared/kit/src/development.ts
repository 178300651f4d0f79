import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { Configuration } from '@rspack/core';
import { DESIGN, SITE_NAMES } from './design.ts';
import { inBrowser } from './places.ts';

/** Whether the bundler runs for `npm run dev`. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** Release id under which a development server answers: `/r/<remote>/development/`. */
export const DEVELOPMENT_RELEASE = 'development';

/** Port of the shell's development server. */
export const SHELL_PORT = 3100;

/**
 * Turns a browser configuration into one with hot reload: script containers, since hot reload has none for ES-module
 * ones, and React Refresh, whose runtime finds React through the page's one developer-tools hook.
 *
 * @param config the production configuration
 * @param name app's name
 * @param port port of its development server
 */
export function forDevelopment(config: Configuration, name: string, port: number): Configuration {
  const base = name === 'shell' ? '/assets/' : `/r/${name}/${DEVELOPMENT_RELEASE}/`;
  return {
    ...config,
    mode: 'development',
    lazyCompilation: false,
    devtool: 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      path: config.output?.path ?? '',
      uniqueName: `${DESIGN.prefix}-${name}`,
      filename: '[name].js',
      publicPath: base,
      clean: false,
    },
    module: {
      rules: [
        { test: /[\\/]src[\\/]styles\.css$/, type: 'asset/source' },
        ...(config.module?.rules ?? []).map(withRefresh),
      ],
    },
    optimization: { chunkIds: 'named', moduleIds: 'named', splitChunks: false },
    ...(name === 'shell'
      ? {}
      : { externals: { 'react-refresh/runtime': `var ${SITE_NAMES.SITE_GLOBALS}_REFRESH` } }),
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin()],
    devServer: {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: ['localhost'],
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'warn' },
      devMiddleware: { publicPath: base },
      static: false,
    },
  };
}

/** Absolute path of the module that keeps an app's sheet current while its files change. */
export const HOT_STYLES = inBrowser('hot-styles.ts');

/** Absolute path of the module that shares the shell's React Refresh with the remotes. */
export const PUBLISH_REFRESH = inBrowser('publish-refresh.ts');

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

function withRefresh(rule: Rule): Rule {
  if (!rule || typeof rule !== 'object' || rule.loader !== 'builtin:swc-loader') return rule;
  return {
    ...rule,
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // `development: false`: remotes share the shell's jsx-runtime, which has no jsxDEV.
        transform: { react: { runtime: 'automatic', development: false, refresh: true } },
      },
      env: { targets: 'chrome 120' },
    },
  };
}
