import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Exporter } from '../src/designer/export/exporter.ts';

const folder = 'src/designer/export';
const root = path.resolve(import.meta.dirname, '..', folder);

/** Example: `design-file` is imported as `designFile`. */
const called = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

async function factsOf(name: string): Promise<string> {
  const file = pathToFileURL(path.join(root, name, 'exporter.ts')).href;
  const { exporter } = (await import(file)) as { exporter: Exporter };
  const { id, group, needs, ending } = exporter;
  return `  ${JSON.stringify({ id, group, needs, ending })},\n`;
}

export async function generate(): Promise<Record<string, string>> {
  const names = readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'exporter.ts')))
    .sort();
  const each = (line: (name: string) => string) => names.map((name) => `${line(name)}\n`).join('');
  const facts = await Promise.all(names.map(factsOf));
  return {
    [`${folder}/exporter-facts.generated.ts`]:
      `import type { ExporterFacts } from './exporter';\n` +
      `\n/** What a page says of the exporters: what makes the files is run by a worker. */\nexport const exporterFacts: readonly ExporterFacts[] = [\n${facts.join('')}];\n`,
    [`${folder}/exporters.generated.ts`]:
      `import type { Exporter } from './exporter';\n` +
      each((name) => `import { exporter as ${called(name)} } from './${name}/exporter';`) +
      `\n/** Ways to take a design along. */\nexport const exporters: readonly Exporter[] = [${names.map(called).join(', ')}];\n`,
  };
}
