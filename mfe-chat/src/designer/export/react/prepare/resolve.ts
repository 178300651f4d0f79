import { existsSync } from 'node:fs';
import path from 'node:path';

/** `src/designer`, where the sources are. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Modules that the project has another form of. */
const instead: Readonly<Record<string, string>> = {
  'render/primitives/web/box': 'export/react/host/box',
  'render/primitives/web/tap': 'export/react/host/tap',
  'render/primitives/row': 'export/react/host/row',
};

/** Modules that are written for each design. */
export const written = new Set([
  'model/app-design',
  'model/components',
  'drawings/drawing-data',
  'drawings/pictures',
  'drawings/picture-names',
  'drawings/icon-names.generated',
]);

export const fileOf = (module: string): string =>
  ['.ts', '.tsx'].map((ending) => path.join(ROOT, module + ending)).find(existsSync) ?? '';

/** The module that an import of another means, or the package. */
export function resolve(from: string, request: string): string {
  if (!request.startsWith('.')) return request;
  const module = path.join(path.dirname(from), request);
  return instead[module] ?? module;
}

const folders: readonly (readonly [RegExp, string])[] = [
  [/^export\/react\/app\//, ''],
  [/^(?:export\/react\/host|render\/primitives\/web|render\/primitives)\//, 'ui/'],
  [/^render\/pieces\//, 'components/parts/'],
  [/^render\//, 'phone/'],
  [/^themes\//, 'theme/'],
  [/^\.\.\/content\//, 'drawings/'],
];

/** Where a module stands in the project, without its ending. */
export function placeOf(module: string): string {
  const view = /^components\/([a-z-]+)\/(?:(view)|([a-z-]+))$/.exec(module);
  if (view) return `components/${view[2] ? view[1] : view[3]}`;
  const folder = folders.find(([pattern]) => pattern.test(module));
  return (folder ? module.replace(...folder) : module)
    .replace('.generated', '')
    .replace('.schema', '');
}
