import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Step } from './workflows.ts';

export type Outcome = 'success' | 'failure' | 'skipped';

export interface Runner {
  folder: string;
  env: Record<string, string>;
  /** Replaces an action, which only GitHub can run; returns whether it succeeds. */
  action: (step: Step) => boolean;
}

/** Runs a job's steps in order, as GitHub does: after a failure, only steps that ask for one. */
export async function runSteps(
  steps: readonly Step[],
  runner: Runner,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const byId = new Map<string, Outcome>();
  for (const step of steps) {
    const hasFailed = [...outcomes.values()].includes('failure');
    const isWanted = evaluate(step.if ?? 'success()', { hasFailed, env: runner.env, byId });
    const outcome = isWanted ? await execute(step, runner) : 'skipped';
    outcomes.set(step.name ?? step.uses ?? '', outcome);
    if (step.id) byId.set(step.id, outcome);
  }
  return outcomes;
}

async function execute(step: Step, { folder, env, action }: Runner): Promise<Outcome> {
  if (step.uses) return action(step) ? 'success' : 'failure';
  // Asynchronous: the smoke test calls a server in this process.
  const child = spawn('bash', ['-e', '-c', step.run ?? ''], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) console.log(`${step.name} ended with ${code}:\n${output.slice(-4000)}`);
  return code === 0 ? 'success' : 'failure';
}

interface State {
  hasFailed: boolean;
  env: Record<string, string>;
  byId: ReadonlyMap<string, Outcome>;
}

/** Evaluates a condition of the form `a && b`. Throws on any other form. */
export function evaluate(condition: string, { hasFailed, env, byId }: State): boolean {
  const parts = condition.split('&&').map((part) => part.trim());
  const asksForStatus = parts.some((part) => /^(?:failure|success|always)\(\)$/.test(part));
  const isTrue = (part: string) => {
    if (part === 'failure()') return hasFailed;
    if (part === 'success()') return !hasFailed;
    if (part === 'always()') return true;
    const [, variable, step, value] =
      /^(?:env\.(\w+)|steps\.(\w+)\.outcome) == '(\w*)'$/.exec(part) ?? [];
    if (value === undefined) throw new Error(`The condition "${part}" cannot be evaluated here.`);
    return (variable ? env[variable] : byId.get(step ?? '')) === value;
  };
  return (asksForStatus || !hasFailed) && parts.every(isTrue);
}
