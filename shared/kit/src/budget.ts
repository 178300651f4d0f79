import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from './apps.ts';
import { SITE } from './compose.ts';
import { isBytes } from './declared-budget.ts';

type PageBudget = Record<'scripts' | 'html' | 'fonts', number>;

/** Reads the size limits in bytes by path, `pages` in the shell's package.json; throws if they are missing or invalid. */
export function pageBudgets(folder = SHELL.folder): Record<string, PageBudget> {
  const file = path.join(folder, 'package.json');
  const { pages = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    pages?: Record<string, PageBudget>;
  };
  const budgets = Object.values(pages);
  const isWhole = ({ scripts, html, fonts }: PageBudget) => [scripts, html, fonts].every(isBytes);
  if (budgets.length > 0 && budgets.every(isWhole)) return pages;
  throw new Error(
    `${file} declares the pages ${JSON.stringify(pages)}: give bytes after brotli, like { "/": { "scripts": 120000, "html": 50000, "fonts": 70000 } }.`,
  );
}

export interface FirstLoad {
  scripts: number;
  html: number;
  fonts: number;
  files: readonly { file: string; bytes: number }[];
}

/** Measures a page's first load from the composed files: its HTML and the scripts and fonts that it names. */
export function measureFirstLoad(route: string): FirstLoad {
  const page = path.join(route, 'index.html');
  const html = readFileSync(path.join(SITE, page), 'utf8');
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  const scripts = named(/<script[^>]+src="([^"]+)"|modulepreload" href="([^"]+)"/g);
  const preloads = named(/rel="modulepreload"[^>]* href="([^"]+)"/g);
  const fonts = named(/as="font"[^>]* href="([^"]+)"/g);
  const sizes = (files: readonly string[]) =>
    files.filter(Boolean).map((file) => ({ file, bytes: servedSize(file) }));
  const scriptSizes = sizes([...new Set([...scripts, ...preloads])]);
  const fontSizes = sizes(fonts);
  const sum = (list: readonly { bytes: number }[]) =>
    list.reduce((all, { bytes }) => all + bytes, 0);
  return {
    scripts: sum(scriptSizes),
    html: servedSize(page),
    fonts: sum(fontSizes),
    files: [...scriptSizes, ...fontSizes].sort((a, b) => b.bytes - a.bytes),
  };
}

export function servedSize(file: string): number {
  const whole = path.join(SITE, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}
