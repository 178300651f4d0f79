/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newRemoteFiles } from './new-remote-files';

const SHARED = path.join(__dirname, '../..');
const remote = {
  name: 'weather',
  path: '/forecast',
  title: 'Weather',
  port: 4105,
  scope: '@field-notes',
  site: 'Field Notes',
};
const templates = path.join(SHARED, 'ui/templates/remote');
type Dependencies = Record<string, string>;
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(SHARED, file, 'package.json'), 'utf8')) as {
    version: string;
    dependencies?: Dependencies;
    peerDependencies?: Dependencies;
  };

test.each([
  ['of plain elements', undefined],
  ['of the design', templates],
])('gives a remote %s the versions that the platform requires', (_, folder) => {
  const files = newRemoteFiles({ ...remote, templates: folder });
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<
    string,
    Dependencies
  >;
  const asked = { ...read('testing').peerDependencies, ...read('kit').dependencies };
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const [, own] = /^@appling\/(.+)$/.exec(name) ?? [];
    expect([name, version]).toEqual([name, own ? read(own).version : asked[name]]);
  }
});

test.each([undefined, templates])('leaves no placeholder in a new remote', (folder) => {
  const files = newRemoteFiles({ ...remote, templates: folder });
  expect(files['rspack.config.ts']).toContain(
    "createRemoteConfig({ name: 'weather', port: 4105 })",
  );
  expect(files['src/routes.ts']).toContain("path: '/forecast'");
  expect(Object.values(files).join('\n')).not.toMatch(/__[A-Z]+__/);
});
