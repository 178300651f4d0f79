/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.join(__dirname, '../../../.cache');
let folder: string;
beforeEach(() => {
  // Inside the checkout, so that packages are found.
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(path.join(CACHE, 'uses-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const config = path.join(folder, 'rspack.config.mts');
  writeFileSync(
    config,
    `import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
    import { SINGLETONS, moduleOf } from '@appling/contract/singletons';
    import { UsedExportsPlugin } from '@appling/kit/used-exports-plugin';
    const shared = Object.entries(SINGLETONS).map(([shareKey, requiredVersion]) => [moduleOf(shareKey),
      { shareKey, singleton: true, import: false, requiredVersion }]);
    export default { context: ${JSON.stringify(folder)}, mode: 'production', entry: {}, plugins: [
      new ModuleFederationPlugin({ name: 'weather', filename: 'entry.js', manifest: false, dts: false,
        exposes: { './routes': './routes.js' }, shared: Object.fromEntries(shared) }),
      new UsedExportsPlugin(${JSON.stringify(path.join(folder, 'uses.json'))})] };`,
  );
  const rspack = path.join(
    path.dirname(require.resolve('@rspack/cli/package.json')),
    'bin/rspack.js',
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [rspack, 'build', '-c', config], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const said = stdout + stderr;
  return { status, said, uses: status === 0 ? readUses() : null };
}

const readUses = (): unknown => JSON.parse(readFileSync(path.join(folder, 'uses.json'), 'utf8'));

test('lists exports that remain after tree shaking, also through other modules', () => {
  const { said, uses } = build({
    'routes.js': `import { Link, useHref } from '@appling/runtime/router';
      import * as router from '@appling/runtime/router';
      import { useSite, notify } from './others.js';
      const unused = () => useHref('/');
      globalThis.kept = [Link, router.createPath, useSite];`,
    'others.js': `export { notify, useSite } from '@appling/runtime/state';`,
  });
  expect({ uses, said }).toMatchObject({
    uses: {
      '@appling/shared/router': ['Link', 'createPath'],
      '@appling/shared/state': ['useSite'],
    },
  });
});

test.each([
  ['a namespace', `import * as router from '@appling/runtime/router'; globalThis.kept = router;`],
  ['a dynamic import', `void import('@appling/runtime/router').then(globalThis.take);`],
])('fails for an import of a whole façade: %s', (_, text) => {
  const { status, said } = build({ 'routes.js': text });
  expect(status).toBe(1);
  expect(said).toContain(
    'routes.js takes @appling/runtime/router whole. Import its exports by name',
  );
});
