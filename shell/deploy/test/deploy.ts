import { equal, match } from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ask } from './ask.ts';
import { expectCanary } from './canary.ts';
import { expectContainerFiles } from './container.ts';
import { expectGrade, expectNoHighFinding } from './grade.ts';
import { expectUnharmed, hostileRequests } from './hostile.ts';
import { lintWorkflows } from './lint-workflows.ts';
import { expectNoFailure } from './pointer-flips.ts';
import { expectAnswer, matrix } from './matrix.ts';
import { expectReleaseWorkflow } from './release-workflow.ts';
import { expectSmoke } from './smoke-test.ts';
import { startCaddy, startNginx, type RunningServer } from './servers.ts';
import { emptyFolder, publishSite } from './site.ts';
import { expectKnownCommands } from './workflows.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'appling-deploy-'));
// When root starts nginx, its workers run as another user.
chmodSync(folder, 0o755);
const site = await publishSite(emptyFolder(folder, 'site'));
const cases = matrix(site.current);
const { address: script = '' } = cases.find(({ title }) => title === 'hashed script') ?? {};
const content = readFileSync(path.join(site.current, script));
const READER = 'https://preview.appling.example';

for (const [name, start] of Object.entries({ nginx: startNginx, caddy: startCaddy })) {
  void describe(name, () => {
    let server: RunningServer;
    before(async () => {
      server = await start(emptyFolder(folder, name), site.current);
    });
    after(() => server.stop());

    for (const wanted of cases) {
      void test(wanted.title, () => expectAnswer(server.origin, wanted));
    }

    for (const wanted of hostileRequests({ page: '/pricing', script, content })) {
      void test(`hostile: ${wanted.title}`, () => expectUnharmed(server.origin, wanted));
    }

    void test('a canary is sticky, has its share, and begins and ends without a reload', () =>
      expectCanary(server.origin, site));

    void test('the smoke test passes a whole release and names what is wrong', () =>
      expectSmoke(server.origin, site));

    void test('10,000 requests while the pointer flips: none fails', () =>
      expectNoFailure(server.origin, site, matrix(site.current)));

    if (name === 'nginx') {
      void test('http leads to https, and only https is strict about transport', async () => {
        const origin = `https://localhost:${server.tlsPort}`;
        const secure = await ask(`${origin}/pricing`);
        equal(secure.status, 200);
        equal(secure.headers['strict-transport-security'], 'max-age=63072000; includeSubDomains');
        const plain = await ask(`http://localhost:${server.tlsPort}/pricing?a=b`);
        equal(plain.status, 301);
        equal(plain.headers.location, `${origin}/pricing?a=b`);
        // The redirect names the configured host, whatever the request's Host header says.
        const foreign = await ask(`http://localhost:${server.tlsPort}/a`, { Host: 'evil.example' });
        equal(foreign.headers.location, `${origin}/a`);
        const behind = await ask(`${server.origin}/pricing`);
        equal(behind.headers['strict-transport-security'], undefined);
      });

      void test('the HTTP Observatory grades A+ with 130 points or more', () =>
        expectGrade(server.tlsPort ?? 0, path.join(folder, name, 'certificate.pem')));
    }
  });

  void test(`${name} with other origins: exactly those may read`, async () => {
    const server = await start(emptyFolder(folder, `${name}-readers`), site.current, [READER]);
    try {
      const { address } = cases.find(({ title }) => title === 'file of a release') ?? {
        address: '',
      };
      const read = (origin: string, what = address) =>
        ask(server.origin + what, { Origin: origin });
      const known = await read(READER);
      equal(known.headers['access-control-allow-origin'], READER);
      equal(known.headers['cross-origin-resource-policy'], 'cross-origin');
      match(String(known.headers.vary), /Origin/);
      equal(known.headers['access-control-allow-credentials'], undefined);
      for (const origin of ['https://evil.example', `${READER}.evil.example`, 'null']) {
        equal((await read(origin)).headers['access-control-allow-origin'], undefined);
      }
      const document = await read(READER, '/pricing');
      equal(document.headers['access-control-allow-origin'], undefined);
      equal(document.headers['cross-origin-resource-policy'], 'same-origin');
    } finally {
      server.stop();
    }
  });
}

void test('csp_evaluator finds nothing grave in header and page together', () =>
  expectNoHighFinding(site.current));

void test('nginx takes what the container image copies', () =>
  expectContainerFiles(emptyFolder(folder, 'container')));

void test('the workflows are sound', lintWorkflows);

void test('the workflows name commands, tools and workflows that there are', expectKnownCommands);

void test('the steps of a release workflow pass in a fresh clone, and a failed smoke test rolls back', () =>
  expectReleaseWorkflow(emptyFolder(folder, 'workflow')));

after(() => rmSync(folder, { recursive: true, force: true }));
