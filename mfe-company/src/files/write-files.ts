import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { articles } from '../sections/articles.content';
import { articleTexts } from '../pages/article/article-texts';
import { buildBlogIndex } from '../pages/blog/blog-index';
import { community } from '../pages/community/community.content';
import { buildIndex } from '../pages/help/help-index';
import { help } from '../pages/help/help.content';
import { calendarFile } from './calendar';
import { pressKit } from './press-kit';

const pages = fileURLToPath(new URL('../pages/', import.meta.url));
const designs = fileURLToPath(new URL('../../../shared/pictures/designs/', import.meta.url));

/** Copies, so that a new version of a design reaches the press kit only on purpose. */
const screens = {
  'kiln.svg': 'kiln.svg',
  'small-wins.svg': 'small-wins-today.svg',
  'wander.svg': 'wander.svg',
};

async function wantedFiles(): Promise<Map<string, Uint8Array>> {
  const kit = await pressKit();
  const sizes = Object.fromEntries(
    Object.entries(kit).map(([name, bytes]) => [name, bytes.byteLength]),
  );
  const text = (content: string) => new TextEncoder().encode(content);
  return new Map([
    ...Object.entries(kit).map(([name, bytes]) => [`press/files/${name}`, bytes] as const),
    ['press/press-files.json', text(`${JSON.stringify(sizes, null, 2)}\n`)],
    ['help/help-index.json', text(buildIndex(help))],
    ['blog/blog-index.json', text(buildBlogIndex(articles, articleTexts))],
    ...community.events.items.map(
      (event) => [`community/files/${event.calendar.file}`, text(calendarFile(event))] as const,
    ),
  ]);
}

function refreshScreens(): void {
  mkdirSync(path.join(pages, 'press/screens'), { recursive: true });
  for (const [copy, design] of Object.entries(screens)) {
    copyFileSync(path.join(designs, design), path.join(pages, 'press/screens', copy));
  }
}

const isCheck = process.argv.includes('--check');
if (!isCheck) refreshScreens();
const stale = [...(await wantedFiles())].filter(([name, bytes]) => {
  const file = path.join(pages, name);
  return !existsSync(file) || Buffer.compare(readFileSync(file), bytes) !== 0;
});
if (isCheck && stale.length > 0) {
  console.error(
    `Files are stale; run npx --no appling files:\n${stale.map(([name]) => name).join('\n')}`,
  );
  process.exitCode = 1;
}
for (const [name, bytes] of isCheck ? [] : stale) {
  const file = path.join(pages, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
