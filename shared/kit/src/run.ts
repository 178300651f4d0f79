import { spawn, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './places.ts';

/** Runs a program with inherited output; returns the exit code. */
export function run(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a script that a package provides; returns the exit code. */
export function runTool(
  packageName: string,
  bin: string,
  args: readonly string[],
): Promise<number> {
  return run(process.execPath, [path.join(ROOT, 'node_modules', packageName, bin), ...args]);
}
