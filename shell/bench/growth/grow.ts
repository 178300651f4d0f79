import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../../../shared/kit/src/apps.ts';
import { buildApp } from '../../../shared/kit/src/build-app.ts';
import { compose } from '../../../shared/kit/src/compose.ts';
import { describeRelease, readBundleRecords } from '../../../shared/kit/src/describe-release.ts';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { team } from './names.ts';
import { TEMPLATE, templatePath, writeTemplate } from './template.ts';

/* Run in a copy of the checkout: `grow.ts 20` builds one remote and copies it under other names until there are 20. */
const wanted = Number(process.argv[2]);
const template = writeTemplate(ROOT);
await buildApp({ name: TEMPLATE, folder: template });
const records = readBundleRecords(template);
const real = remotes().filter(
  ({ name, folder }) => name !== TEMPLATE && existsSync(path.join(folder, 'package.json')),
);
for (let index = 0; index < wanted - real.length; index += 1) copyRemote(index);
rmSync(template, { recursive: true });
await compose();
process.exit(0);

function copyRemote(index: number): void {
  const { name, paths } = team(index);
  const folder = path.join(ROOT, `mfe-${name}`, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(path.join(template, 'dist'))) {
    if (file === 'release.json') continue;
    let text = readFileSync(path.join(template, 'dist', file), 'utf8').replaceAll(TEMPLATE, name);
    paths.forEach((route, page) => {
      text = text.replaceAll(templatePath(page), route);
    });
    writeFileSync(path.join(folder, file), text);
  }
  const release = describeRelease(name, folder, records);
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release, null, 2));
}
