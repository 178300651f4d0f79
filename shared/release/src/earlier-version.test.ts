/** @jest-environment node */
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from './fixture';
import { release, rollBack, type Operator } from './operations';
import { openScratchSite, servedFiles, type ScratchSite } from './scratch-site';
import { describeTarget } from './status';

let scratch: ScratchSite;
beforeEach(() => {
  scratch = openScratchSite();
});
afterEach(() => scratch.remove());

const page = (file: string) => readFileSync(path.join(scratch.site, 'current', file), 'utf8');

test('releases, rolls back and reports a site of an earlier version', async () => {
  const { files, links } = JSON.parse(
    readFileSync(path.join(__dirname, 'fixtures/target-before-numbers.json'), 'utf8'),
  ) as Record<'files' | 'links', Record<string, string>>;
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(scratch.site, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(scratch.site, file), content);
  }
  for (const [file, to] of Object.entries(links)) symlinkSync(to, path.join(scratch.site, file));
  // Left by a killed process: empty compressed files, an unfinished file, a lock with a time, a link.
  writeFileSync(path.join(scratch.site, 'sites/2/index.html.br'), '');
  writeFileSync(path.join(scratch.site, 'lock.json.part'), '{');
  writeFileSync(
    path.join(scratch.site, 'lock.json'),
    JSON.stringify({
      token: 'x',
      by: 'bo',
      what: 'release',
      host: 'h',
      pid: 1,
      until: '2099-01-01',
    }),
  );
  symlinkSync('sites/3', path.join(scratch.site, 'current.next'));
  const quick: Operator = {
    ...scratch.operator,
    pace: { beatMs: 1000, looks: 3, pause: () => Promise.resolve() },
  };
  expect(await describeTarget(quick.target)).toContain('an earlier version of these commands');
  await rollBack(quick, 'chat');
  expect(page('chat/index.html')).toContain('<h1>one</h1>');
  await release(quick, [scratch.chat('three')], SETTINGS);
  expect(page('chat/index.html')).toContain('<h1>three</h1>');
  expect(page('index.html')).toContain('<h1>home</h1>');
  expect(servedFiles(scratch.site).get('index.html.br')?.length).toBeGreaterThan(100);
  expect(await quick.target.damage()).toBeNull();
  expect(readdirSync(scratch.site)).not.toContain('lock.json');
  rmSync(path.join(scratch.site, 'current.next'));
});
