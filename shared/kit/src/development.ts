import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { Configuration } from '@rspack/core';
import { DESIGN, SITE_NAMES } from './design.ts';
import { inBrowser } from './places.ts';

export const isDevelopment = process.env.NODE_ENV === 'development';

export const DEVELOPMENT_RELEASE = 'development';

export const SHELL_PORT = 3100;

/** Adds hot reload to a browser configuration: script containers, since ES-module ones cannot hot reload. */
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

export const HOT_STYLES = inBrowser('hot-styles.ts');

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
