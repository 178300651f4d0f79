import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Target } from './target';

/** `src/designer`. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

export const written = new Set([
  'model/app-design',
  'model/components',
  'drawings/drawing-data',
  'drawings/pictures',
  'drawings/picture-names',
  'drawings/icon-names.generated',
  'export/expo/host/fonts',
]);

export const fileOf = (module: string): string =>
  ['.ts', '.tsx'].map((ending) => path.join(ROOT, module + ending)).find(existsSync) ?? '';

/** Returns the imported module, or the package. */
export function resolve(from: string, request: string, { instead }: Target): string {
  if (!request.startsWith('.')) return request;
  const module = path.join(path.dirname(from), request);
  return instead[module] ?? module;
}

const folders: readonly (readonly [RegExp, string])[] = [
  [/^export\/(?:react|expo|project)\/app\//, ''],
  [/^(?:export\/(?:react|expo)\/host|render\/primitives\/web|render\/primitives)\//, 'ui/'],
  [/^render\/pieces\//, 'components/parts/'],
  [/^render\//, 'phone/'],
  [/^themes\//, 'theme/'],
  [/^\.\.\/content\//, 'drawings/'],
];

/** Path in the project without extension. */
export function placeOf(module: string): string {
  const view = /^components\/([a-z-]+)\/(?:(view)|([a-z-]+))$/.exec(module);
  if (view) return `components/${view[2] ? view[1] : view[3]}`;
  const folder = folders.find(([pattern]) => pattern.test(module));
  return (folder ? module.replace(...folder) : module)
    .replace('.generated', '')
    .replace('.schema', '');
}
