import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandTools } from '../../command-tools.ts';

const tools = commandTools(path.resolve(import.meta.dirname, '../tools'), 'deploy-tools');

export const toolFile = tools.file;

export async function installTools(): Promise<void> {
  await tools.install();
  // The scanner downloads the HSTS preload list, which does not concern localhost.
  writeFileSync(toolFile('@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
}
