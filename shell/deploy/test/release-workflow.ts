import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Registry } from '../../../shared/contract/src/registry.ts';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { createSiteServer, listen } from '../../../shared/kit/src/serve.ts';
import { shareCompressed } from '../../e2e/second-checkout.ts';
import { runSteps, type Runner } from './run-steps.ts';
import { readWorkflow, type Step } from './workflows.ts';

const REMOTE = 'developer';
const CONTENT = 'mfe-developer/src/pages/status/status.content.ts';

/** Runs the steps of `remote-release.yml` in a fresh clone, then the release steps again with a failing smoke test. */
export async function expectReleaseWorkflow(folder: string): Promise<void> {
  const [clone, target] = [path.join(folder, 'clone'), path.join(folder, 'target')];
  mkdirSync(target);
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
  shareCompressed(clone);
  const release = path.join(ROOT, 'shared/release/src/commands/release.ts');
  execFileSync(process.execPath, ['--import', 'tsx', release, 'all', '--to', target], {
    cwd: ROOT,
  });
  const first = liveRelease(target);

  const steps = readWorkflow('remote-release.yml').jobs.release?.steps ?? [];
  const site = createSiteServer(path.join(target, 'current'));
  const broken = createServer((_request, response) => response.writeHead(503).end());
  try {
    changeTitle(clone, 'A first change');
    const runner = await runnerOf(clone, target, site);
    const outcomes = await runSteps(steps, runner);
    deepEqual(Object.fromEntries(outcomes), {
      ...Object.fromEntries([...outcomes.keys()].map((name) => [name, 'success'])),
      'aws-actions/configure-aws-credentials@v4': 'skipped',
      'Roll back': 'skipped',
    });
    const second = liveRelease(target);
    notEqual(second, first);

    changeTitle(clone, 'A second change');
    const again = await runSteps(
      steps.slice(steps.findIndex(({ id }) => id === 'release')),
      await runnerOf(clone, target, broken),
    );
    deepEqual(Object.fromEntries(again), {
      'Contract gate and release': 'success',
      'Smoke test': 'failure',
      'Roll back': 'success',
    });
    equal(liveRelease(target), second);
  } finally {
    for (const server of [site, broken]) {
      server.closeAllConnections();
      server.close();
    }
  }
}

async function runnerOf(clone: string, target: string, server: Server): Promise<Runner> {
  const port = server.listening ? portOf(server) : await listen(server, 0);
  const inputs: Record<string, string> = {
    'inputs.remote': REMOTE,
    'inputs.target': target,
    'inputs.site': `http://127.0.0.1:${port}`,
    "secrets.AWS_ROLE != ''": 'false',
  };
  const given = readWorkflow('remote-release.yml').jobs.release?.env ?? {};
  const env = Object.entries(given).map(([name, text]) => {
    const [, expression = ''] = /^\$\{\{ (.+) \}\}$/.exec(text) ?? [];
    const value = inputs[expression];
    if (value === undefined) throw new Error(`${name}: ${text} has no value in this test.`);
    return [name, value];
  });
  return { folder: clone, env: Object.fromEntries(env) as Record<string, string>, action };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Replaces actions: the clone is the checkout, and Node is installed already. */
function action({ uses = '', with: options = {} }: Step): boolean {
  if (uses.startsWith('actions/checkout@')) return true;
  if (!uses.startsWith('actions/setup-node@')) return false;
  const [major = 0, minor = 0] = (options['node-version'] ?? '').split('.').map(Number);
  const [ours = 0, oursMinor = 0] = process.versions.node.split('.').map(Number);
  return ours > major || (ours === major && oursMinor >= minor);
}

function changeTitle(clone: string, words: string): void {
  const file = path.join(clone, CONTENT);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/title: '/, `title: '${words}: `);
  notEqual(changed, text);
  writeFileSync(file, changed);
}

function liveRelease(target: string): string {
  const text = readFileSync(path.join(target, 'current/registry.json'), 'utf8');
  return (JSON.parse(text) as Registry).remotes[REMOTE]?.current.id ?? '';
}
