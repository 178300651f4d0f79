import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toolsApart } from '../../tools-apart.ts';

const tools = toolsApart(path.resolve(import.meta.dirname, '../tools'), 'deploy-tools');

/** The absolute path of a file of an installed tool. */
export const toolFile = tools.file;

/** Installs the scanner and the linters, once for each change of their lock. */
export async function installTools(): Promise<void> {
  await tools.install();
  // Sites that browsers know to want TLS; the scanner fetches the list, and none of it concerns localhost.
  writeFileSync(toolFile('@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
}
