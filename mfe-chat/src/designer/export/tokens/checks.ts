import type { ExportCheck } from '../exporter';

interface Node {
  $value?: unknown;
  [name: string]: unknown;
}

function namesIn(node: Node, path = ''): string[] {
  if ('$value' in node) return [path];
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : namesIn(child as Node, path ? `${path}.${name}` : name),
  );
}

export const checks: readonly ExportCheck[] = [
  {
    name: 'tokens-modes',
    faultsIn: ({ files }) => {
      const [light, dark] = ['light.tokens.json', 'dark.tokens.json'].map((path) => {
        const content = files.find((file) => file.path === path)?.content;
        return typeof content === 'string' ? namesIn(JSON.parse(content) as Node) : [];
      });
      return light?.length && light.join() === dark?.join()
        ? []
        : ['Light and dark name other tokens.'];
    },
  },
];
