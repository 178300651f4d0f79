import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppDesign } from '../src/designer/model/app-design';
import { outlineOf } from '../src/designer/svg/outline';
import { publicSchemas } from '../src/public-schemas.generated';

const chat = path.join(import.meta.dirname, '..');

export const SAMPLE_IDEA = 'A plant diary that knows when to water';
export const SAMPLE_FOLDER = 'plant-diary';

export const SAMPLE_FILE = path.join(chat, '../shared/pictures/designer-run.json');

export const designerVersion = (
  JSON.parse(readFileSync(path.join(chat, 'package.json'), 'utf8')) as { version: string }
).version;

export const tarballName = `appling-designer-${designerVersion}.tgz`;

export function sampleOf(printed: string, design: AppDesign): string {
  const schemas = publicSchemas().map(({ path: address, content }) => {
    const { title } = JSON.parse(content) as { title: string };
    return { title, address };
  });
  const sample = {
    command: `npx ./${tarballName} "${SAMPLE_IDEA}" --out ${SAMPLE_FOLDER}`,
    printed: printed.trimEnd().split('\n'),
    design: outlineOf(design),
    schemas,
  };
  return `${JSON.stringify(sample, null, 2)}\n`;
}
