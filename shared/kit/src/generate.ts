import { existsSync } from 'node:fs';
import path from 'node:path';
import type { App } from './apps.ts';
import { run } from './run.ts';

/** Runs an app's `generate/run.ts`, if it exists; returns whether it succeeded. With `isCheck` only reports stale files. */
export async function generate(app: App, isCheck = false): Promise<boolean> {
  const script = path.join(app.folder, 'generate/run.ts');
  if (!existsSync(script)) return true;
  const args = ['--import', 'tsx', script, ...(isCheck ? ['--check'] : [])];
  return (await run(process.execPath, args)) === 0;
}
