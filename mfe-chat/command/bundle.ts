import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { KIT_SRC } from '@appling/kit/places';
import { RELEASED_DATA } from '../released-data.ts';

const here = import.meta.dirname;
const context = path.join(here, '..');

/** Modules that fetch in browsers read from disk in the command. */
const standIns: readonly [request: RegExp, file: string][] = [
  [/[\\/]fetch-data(?:\.ts)?$/, 'read-data.ts'],
  [/[\\/]bytes-at$/, 'read-bytes.ts'],
];

const dataRules = Object.entries(RELEASED_DATA).map(([file, { module, reads }]) => ({
  test: path.join(context, module),
  loader: path.join(KIT_SRC, 'data-module.cjs'),
  options: { file, reads: path.join(context, reads) },
}));

const configuration = (folder: string, version: string): Configuration => ({
  context,
  mode: 'production',
  devtool: false,
  target: 'node20.19',
  entry: { designer: './command/main.ts' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    parser: { javascript: { importMeta: false } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
      {
        test: /(?:\.(?:woff2|ttf|txt)|[\\/]LICENSE)$/,
        type: 'asset/resource',
        generator: { filename: '[name].[contenthash:10][ext]' },
      },
      ...dataRules,
    ],
  },
  output: {
    path: folder,
    filename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    publicPath: '',
    asyncChunks: false,
    clean: true,
  },
  optimization: { splitChunks: false },
  performance: { hints: false },
  plugins: [
    new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }),
    new rspack.DefinePlugin({ 'process.env.DESIGNER_VERSION': JSON.stringify(version) }),
    new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ...standIns.map(
      ([request, file]) =>
        new rspack.NormalModuleReplacementPlugin(request, path.join(here, 'released', file)),
    ),
  ],
});

/** @throws {Error} with the bundler's messages */
export async function bundleCommand(folder: string, version: string): Promise<void> {
  const compiler = rspack(configuration(folder, version));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors())
        reject(new Error(stats?.toString('errors-only') ?? 'Nothing was bundled.'));
      else compiler.close(() => resolve());
    });
  });
}
