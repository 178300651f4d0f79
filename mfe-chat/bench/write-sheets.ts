import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@appling/shared/build/browser';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { releasedSource } from '../src/content/released-source';
import { designFrom } from '../src/designer/design-from';
import { setMode } from '../src/designer/edit/looks';
import type { Look } from '../src/designer/model/theme';
import { makeDrawable } from '../src/designer/render/drawable';
import { PhoneScreen } from '../src/designer/render/phone-screen';
import { stillPhone } from '../src/designer/render/still-phone';
import { ideas } from '../src/designer/svg/sheet-ideas';

const root = fileURLToPath(new URL('../../', import.meta.url));
const locate = createRequire(import.meta.url);

const face = (family: string, file: string, weights: string) =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:url(data:font/woff2;base64,${readFileSync(locate.resolve(file)).toString('base64')})}`;

const fonts = [
  face(
    'Bricolage Grotesque Variable',
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    '200 800',
  ),
  face(
    'Instrument Sans Variable',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    '400 700',
  ),
  face('Newsreader', '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2', '400 700'),
].join('');

/** Home screens of two dozen ideas, side by side, as the chat draws them. */
async function sheet(mode: Look['mode']): Promise<string> {
  const made = await Promise.all(
    ideas.map((idea) => designFrom(idea, { content: releasedSource })),
  );
  const designs = made.map(({ design }) => setMode(design, mode));
  await Promise.all(designs.map(makeDrawable));
  const phones = designs.map((design, at) => {
    const phone = stillPhone(design, design.start, 'live');
    const screen = renderToStaticMarkup(createElement(PhoneScreen, { phone }));
    return `<figure><div>${screen}</div><figcaption>${design.name}<small>${ideas[at]}</small></figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${fonts}*{box-sizing:border-box;margin:0;padding:0;list-style:none}body{margin:56px;display:grid;grid-template-columns:repeat(8,390px);gap:44px 36px;color-scheme:${mode};background:Canvas;color:CanvasText;font:600 26px 'Instrument Sans Variable'}figure{margin:0}figure>div{width:390px;height:844px;overflow:hidden;border-radius:46px}figcaption{padding:16px 12px 0}small{display:block;font-weight:400;font-size:19px;opacity:.75}</style>${phones.join('')}`;
}

async function main() {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const mode of ['light', 'dark'] as const) {
      const page = await browser.newPage({
        viewport: { width: 3484, height: 1200 },
        deviceScaleFactor: 0.5,
      });
      await page.setContent(await sheet(mode));
      await page.evaluate(() => document.fonts.ready);
      const picture = await page.screenshot({ fullPage: true });
      mkdirSync(`${root}docs/designs`, { recursive: true });
      writeFileSync(`${root}docs/designs/sheet-${mode}.png`, picture);
      console.log(`docs/designs/sheet-${mode}.png, ${Math.round(picture.length / 1024)} kB`);
    }
  } finally {
    await browser.close();
  }
}

await main();
