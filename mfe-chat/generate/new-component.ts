import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newComponentFiles } from './new-component-files.ts';
import { viewName } from './read-component.ts';

/* `npm run new:component notice-board` creates schema, view, example and test. The lists are generated. */
const app = path.resolve(import.meta.dirname, '..');
const folder = 'src/designer/components';
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Names of the primitives of views. */
const primitives = /^(?:box|row|text|icon|tap|input|scroll|drawing|path|circle|rect)$/;

function refusal(type: string): string | undefined {
  if (!NAME.test(type) || type.length > 30)
    return `"${type}" is no name for a component: up to 30 lower-case letters and digits in words joined by -, a letter first. For example: npm run new:component notice-board.`;
  if (primitives.test(type))
    return `${type} is the name of a primitive that views are made of. Choose another name.`;
  const taken = readdirSync(path.join(app, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .find(({ name }) => viewName(name) === viewName(type));
  return taken && `There is a component ${taken.name} already, in ${folder}/${taken.name}.`;
}

const [type = ''] = process.argv.slice(2);
const refused = refusal(type);
if (refused) {
  console.error(refused);
  process.exit(1);
}
const files = Object.entries(newComponentFiles(type)).map(
  ([file, text]) => [`${folder}/${type}/${file}`, text] as const,
);
mkdirSync(path.join(app, folder, type));
for (const [file, text] of files) writeFileSync(path.join(app, file), text);
execFileSync(process.execPath, [...process.execArgv, path.join(app, 'generate/run.ts')]);
console.log(`Written:\n${files.map(([file]) => `  ${file}`).join('\n')}`);
console.log(
  '\nIts tests pass as it is, and npx --no appling designs:sheets draws it among all components.',
);
