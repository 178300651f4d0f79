/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { exportsIn } from '@appling/contract/facades';
import { buildRemote, buildShell } from './fixture';
import { rollBack } from './operations';
import type { Build } from './publish';
import { RefusedError, type Refusal } from './refusal';
import { openScratchSite, type ScratchSite } from './scratch-site';

const ROUTER = '@appling/shared/router';
const OLD = exportsIn(ROUTER, '1.0.0') ?? [];
const NEW = [...OLD, 'useParams'];
const without = (name: string) => OLD.filter((other) => other !== name);

let scratch: ScratchSite;
beforeEach(() => {
  scratch = openScratchSite();
});
afterEach(() => scratch.remove());

const folder = () => mkdtempSync(path.join(scratch.root, 'build-'));
const put = (...builds: Build[]) => scratch.put(...builds);
const shell = (version: string, exports?: string[]) =>
  buildShell(folder(), `shell ${version} ${exports?.length ?? 'unlisted'}`, 1, {
    provides: { [ROUTER]: version },
    exports: exports && { [ROUTER]: exports },
  });
const remote = (words: string, uses?: string[]) =>
  buildRemote(
    folder(),
    'marketing',
    // Equal content is the same release, so the page names its exports.
    { '/': `${words} ${uses?.join(' ')}` },
    { shared: { [ROUTER]: '^1.0.0' }, uses: uses && { [ROUTER]: uses } },
  );

async function refusals(change: Promise<unknown>): Promise<readonly Refusal[]> {
  const error = await change.catch((reason: unknown) => reason);
  if (error instanceof RefusedError) return error.refusals;
  throw new Error(`Not refused: ${String(error)}`);
}

const LACKING = {
  remote: 'marketing',
  rule: 'shared',
  found: 'useParams of @appling/runtime/router',
  allowed: expect.stringMatching(
    /^exports of version 1\.0\.0, which the live shell \w+ provides; release a shell with it, or/,
  ) as unknown,
};

test.each([
  ['that lists its exports', OLD],
  ['of the time before lists', undefined],
])(
  'rejects a remote with a new export until the shell has it, if it is one %s',
  async (_, listed) => {
    await put(shell('1.0.0', listed), remote('first', ['Link']));
    expect(await refusals(put(remote('second', ['Link', 'useParams'])))).toEqual([LACKING]);
    await put(shell('1.1.0', NEW));
    await expect(put(remote('second', ['Link', 'useParams']))).resolves.toContain('Released');
  },
);

test('accepts a new remote without new exports in an old shell', async () => {
  await put(shell('1.0.0'), remote('first', OLD));
  await expect(put(remote('second', ['Link']))).resolves.toContain('Released');
});

test('accepts an old remote, which lists nothing, in a shell with more exports', async () => {
  await put(shell('1.0.0'), remote('first'));
  await expect(put(shell('1.1.0', NEW))).resolves.toContain('Released');
});

test('rejects a rollback to a shell that lacks an export of a live remote', async () => {
  await put(shell('1.0.0', OLD), remote('first', ['Link']));
  await put(shell('1.1.0', NEW));
  await put(remote('second', ['useParams']));
  expect(await refusals(rollBack(scratch.operator, 'shell'))).toEqual([LACKING]);
  await rollBack(scratch.operator, 'marketing');
  await expect(rollBack(scratch.operator, 'shell')).resolves.toContain('shell');
});

test.each([
  ['1.0.0', NEW, 'with useParams added', 'new exports in a higher minor version'],
  ['1.1.0', without('Link'), 'with Link removed', 'fewer exports in a higher major version'],
])('rejects other exports in a shell of version %s', async (version, exports, what, allowed) => {
  await put(shell('1.0.0', OLD), remote('first', ['useHref']));
  expect(await refusals(put(shell(version, exports)))).toMatchObject([
    {
      remote: 'shell',
      rule: 'shared',
      found: `@appling/runtime/router ${version} ${what}`,
      allowed: expect.stringContaining(allowed) as unknown,
    },
  ]);
});

test('rejects a new major version until every remote accepts it', async () => {
  await put(shell('1.0.0', OLD), remote('first', ['useHref']));
  expect(await refusals(put(shell('2.0.0', without('useHref'))))).toMatchObject([
    { remote: 'marketing', rule: 'shared', found: `${ROUTER} ^1.0.0` },
    { remote: 'marketing', rule: 'shared', found: 'useHref of @appling/runtime/router' },
  ]);
});
