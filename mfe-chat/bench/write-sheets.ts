import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@appling/kit/browser';
import { chromium, type Browser } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { releasedSource } from '../src/content/released-source';
import { designFrom } from '../src/designer/design-from';
import { setMode } from '../src/designer/edit/looks';
import { firstDesign } from '../src/designer/first-design';
import type { Look } from '../src/designer/model/theme';
import { makeDrawable } from '../src/designer/render/drawable';
import { PhoneScreen } from '../src/designer/render/phone-screen';
import { stillPhone } from '../src/designer/render/still-phone';
import ideas from '../src/designer/svg/sheet-ideas.json';
import { componentSheet } from './component-sheet';
import { sheetPage } from './sheet-page';

const root = fileURLToPath(new URL('../../', import.meta.url));
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
  return sheetPage(mode, 844, phones);
}

/** At twice the size of the thumbnails in the chat; see screen-list.tsx. */
async function drawExample(browser: Browser): Promise<void> {
  await makeDrawable(firstDesign);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const shots: string[] = [];
  for (const { id } of firstDesign.screens) {
    const phone = stillPhone(firstDesign, id, 'live');
    const screen = renderToStaticMarkup(createElement(PhoneScreen, { phone }));
    await page.setContent(
      `${sheetPage('light', 844, [screen])}<style>body{margin:0;display:block}</style>`,
    );
    await page.evaluate(() => document.fonts.ready);
    shots.push((await page.screenshot()).toString('base64'));
  }
  const address = await page.evaluate(asWebp, shots);
  const picture = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  writeFileSync(`${root}mfe-chat/src/pages/chat/stage/example-screens.webp`, picture);
  console.log(`mfe-chat/src/pages/chat/stage/example-screens.webp, ${picture.length} bytes`);
}

/** Runs on the page: joins screenshots of 140 × 304 px each and returns a data URL. */
async function asWebp(shots: readonly string[]): Promise<string> {
  const [width, height] = [140, 304];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * shots.length, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  context.imageSmoothingQuality = 'high';
  for (const [at, png] of shots.entries()) {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    context.drawImage(image, at * width, 0, width, height);
  }
  return canvas.toDataURL('image/webp', 0.5);
}

/** Draws all sheets, or the named ones: `npx --no appling designs:sheets components`. */
async function main(wanted: readonly string[]) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const sheets = {
      light: () => sheet('light'),
      dark: () => sheet('dark'),
      components: () => componentSheet(),
    };
    if (wanted.length === 0 || wanted.includes('example')) await drawExample(browser);
    for (const [name, draw] of Object.entries(sheets)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const page = await browser.newPage({
        viewport: { width: 3484, height: 1200 },
        deviceScaleFactor: name === 'components' ? 0.35 : 0.5,
      });
      await page.setContent(await draw());
      await page.evaluate(() => document.fonts.ready);
      const picture = await page.screenshot({ fullPage: true });
      mkdirSync(`${root}docs/designs`, { recursive: true });
      writeFileSync(`${root}docs/designs/sheet-${name}.png`, picture);
      console.log(`docs/designs/sheet-${name}.png, ${Math.round(picture.length / 1024)} kB`);
    }
  } finally {
    await browser.close();
  }
}

await main(process.argv.slice(2));
