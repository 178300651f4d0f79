import { deepEqual, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../../shared/kit/src/places.ts';

export interface Step {
  name?: string;
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

interface Job {
  uses?: string;
  env?: Record<string, string>;
  strategy?: { matrix: Record<string, string[] | string> };
  steps?: Step[];
}

export interface Workflow {
  permissions: object;
  jobs: Record<string, Job>;
}

const FOLDER = path.join(ROOT, '.github/workflows');

export function readWorkflow(file: string): Workflow {
  return parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow;
}

/** Fails when a workflow names an unknown command, tool or workflow. */
export function expectKnownCommands(): void {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const appling = execFileSync(process.execPath, [path.join(ROOT, 'node_modules/.bin/appling')], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const knows: Record<string, (command: string) => boolean> = {
    'npm run': (command) => command in scripts,
    'npx --no appling': (command) => appling.includes(`\n  ${command} `),
    npx: (command) => existsSync(path.join(ROOT, 'node_modules/.bin', command)),
  };
  const files = readdirSync(FOLDER).filter((name) => /\.ya?ml$/.test(name));
  let commands = 0;
  for (const file of files) {
    const { permissions, jobs } = readWorkflow(file);
    deepEqual(permissions, {}, `${file} grants every job something`);
    for (const job of Object.values(jobs)) {
      if (job.uses) ok(existsSync(path.join(ROOT, job.uses)), `${file}: ${job.uses}`);
      for (const { run = '' } of job.steps ?? []) {
        const found = run.matchAll(/\b(npm run|npx --no appling|npx) "?([$\w:.-]+)/g);
        for (const [, tool = '', name = ''] of found) {
          commands += 1;
          for (const command of meant(name, job))
            ok(knows[tool]?.(command), `${file}: ${tool} ${command}`);
        }
      }
    }
  }
  ok(commands > 5, `only ${commands} commands were found`);
}

/** Resolves a variable to each value of the job's matrix. */
function meant(name: string, { env = {}, strategy }: Job): string[] {
  if (!name.startsWith('$')) return [name];
  const [, key = ''] = /^\$\{\{ matrix\.(\w+) \}\}$/.exec(env[name.slice(1)] ?? '') ?? [];
  const values = strategy?.matrix[key];
  return Array.isArray(values) ? values : [`${name}, which no matrix lists`];
}
