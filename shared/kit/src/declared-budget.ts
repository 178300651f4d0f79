import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Budget, Release } from '@appling/contract/release';

/** Reads `budget` of a remote's `package.json`, in bytes; throws when it is present but invalid. */
export function declaredBudget(folder: string): Pick<Release, 'budget'> {
  const file = path.join(folder, 'package.json');
  const { budget } = JSON.parse(readFileSync(file, 'utf8')) as { budget?: Partial<Budget> };
  if (budget === undefined) return {};
  const { scripts, styles } = budget;
  if (isBytes(scripts) && isBytes(styles)) return { budget: { scripts, styles } };
  throw new Error(
    `${file} declares the budget ${JSON.stringify(budget)}: give bytes after brotli, like { "scripts": 30000, "styles": 12000 }.`,
  );
}

export function isBytes(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
