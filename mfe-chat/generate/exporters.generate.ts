import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = 'src/designer/export';
const root = path.resolve(import.meta.dirname, '..', folder);

/** `design-file` is imported as `designFile`. */
const called = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The list that follows from the folders of the exporters. */
export function generate(): Record<string, string> {
  const names = readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'exporter.ts')))
    .sort();
  const each = (line: (name: string) => string) => names.map((name) => `${line(name)}\n`).join('');
  return {
    [`${folder}/exporters.generated.ts`]:
      `import type { Exporter } from './exporter';\n` +
      each((name) => `import { exporter as ${called(name)} } from './${name}/exporter';`) +
      `\n/** Ways to take a design along. */\nexport const exporters: readonly Exporter[] = [${names.map(called).join(', ')}];\n`,
  };
}
