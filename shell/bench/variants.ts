import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { precompress } from '../../shared/kit/src/precompress.ts';
import { publishMonolith, type Monolith } from './monolith.ts';
import { BENCH, COMPOSED } from './places.ts';

export interface Variant {
  name: 'composed' | 'monolith' | 'client only' | 'limit';
  folder: string;
  hasScript: boolean;
}

/** A page to open, with the chunk name of its component. */
export interface BenchPage {
  path: string;
  page: string;
  remote: string;
}

/** Writes one site per variant with the same text, style sheets, fonts and headers, for the given pages. */
export async function writeVariants(
  monolith: Monolith,
  pages: readonly BenchPage[],
): Promise<Variant[]> {
  const asOne = (html: string, page: BenchPage) => monolithPage(html, page, monolith);
  const others = [
    { name: 'monolith', edit: asOne, hasScript: true },
    {
      name: 'client only',
      edit: (html: string, page: BenchPage) => withoutBody(asOne(html, page)),
      hasScript: true,
    },
    { name: 'limit', edit: withoutScripts, hasScript: false },
  ] as const;
  const variants: Variant[] = [{ name: 'composed', folder: COMPOSED, hasScript: true }];
  for (const { name, edit, hasScript } of others) {
    const folder = path.join(BENCH, name.replace(' ', '-'));
    rmSync(folder, { recursive: true, force: true });
    cpSync(COMPOSED, folder, { recursive: true, preserveTimestamps: true });
    if (hasScript) publishMonolith(monolith, folder);
    for (const page of pages) {
      const file = path.join(folder, page.path, 'index.html');
      writeFileSync(file, edit(readFileSync(file, 'utf8'), page));
      rmSync(`${file}.br`);
      rmSync(`${file}.gz`);
    }
    await precompress(folder);
    variants.push({ name, folder, hasScript });
  }
  return variants;
}

/** Returns the composed page with the monolith's scripts in place of those of shell and remote. */
export function monolithPage(
  html: string,
  { page }: BenchPage,
  { entry, scripts }: Pick<Monolith, 'entry' | 'scripts'>,
): string {
  const preloads = scripts(page).map((file) => `<link rel="modulepreload" href="/assets/${file}">`);
  const written = html
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/<script type="application\/json" id="registry">.*?<\/script>\n?/s, '')
    .replace(
      /<script type="module"[^>]*src="\/assets\/shell\.[^>]*><\/script>/,
      [`<script type="module" src="/assets/${entry}"></script>`, ...preloads].join('\n'),
    )
    .replaceAll(/\/r\/[a-z0-9-]+\/[a-z0-9]+\//g, '/assets/');
  if (!written.includes(entry)) {
    throw new Error(`The composed page of ${page} names the shell's script in another way now.`);
  }
  return written;
}

export function withoutBody(html: string): string {
  return html.replace(/<body>.*<\/body>/s, '<body><div id="root"></div></body>');
}

/** The lower bound for every variant: HTML and style sheets without scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b.*?<\/script>\n?/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '');
}
