import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '@appling/kit/browser';
import { buildSite } from '@appling/kit/build-site';
import { SITE } from '@appling/kit/compose';
import { run } from '@appling/kit/run';
import { createSiteServer, listen } from '@appling/kit/serve';

/* `npx --no appling film` records the README's animation from the built site. Needs img2webp (apt-get: webp). */
const SENTENCE = 'A lending library for garden tools in our street';
const MOST_SECONDS = 15;
const MOST_BYTES = 1_500_000;
const SIZE = { width: 1120, height: 700 };

interface Frame {
  picture: Buffer;
  /** In ms. */
  duration: number;
}

/** Extends the last frame's duration when the picture is the same. */
function addFrame(frames: Frame[], picture: Buffer, duration: number): void {
  const last = frames.at(-1);
  if (last?.picture.equals(picture)) last.duration += duration;
  else frames.push({ picture, duration });
}

/** Bounds each frame's duration in ms, so that slow screenshots do not slow the film down. */
const bounded = (elapsed: number) => Math.min(Math.max(Math.round(elapsed), 60), 150);

async function record(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const take = async (duration: number) => addFrame(frames, await page.screenshot(), duration);
  const input = page.getByRole('textbox', { name: 'Your message' });
  await input.focus();
  await take(700);
  for (let typed = 0; typed < SENTENCE.length; typed += 3) {
    await page.keyboard.type(SENTENCE.slice(typed, typed + 3));
    await take(90);
  }
  await take(400);
  await page.keyboard.press('Enter');
  const reply = page.getByText('all of them work').or(page.getByText('to begin with')).first();
  while (!(await reply.isVisible())) {
    const start = performance.now();
    const picture = await page.screenshot();
    addFrame(frames, picture, bounded(performance.now() - start));
  }
  await take(1500);
  const tabs = page.locator('.chat-phone [data-screen] [role="tab"], .chat-phone nav button');
  for (const tab of (await tabs.all()).slice(1, 4)) {
    await tab.click();
    await take(80);
    await page.waitForTimeout(400);
    await take(1200);
  }
  return frames;
}

async function write(frames: readonly Frame[], file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'appling-film-'));
  const inputs = frames.flatMap(({ picture, duration }, index) => {
    const frame = path.join(folder, `${index}.png`);
    writeFileSync(frame, picture);
    return ['-d', String(duration), frame];
  });
  const options = ['-o', file, '-loop', '0', '-kmax', '0', '-lossy', '-q', '55', '-m', '6'];
  const code = await run('img2webp', [...options, ...inputs]).catch(() => 1);
  rmSync(folder, { recursive: true });
  if (code !== 0)
    throw new Error('img2webp failed. Is it installed? Debian: apt-get install webp.');
}

process.env.SCENE_PROJECT_ID = '';
await buildSite();
const server = createSiteServer(SITE);
const origin = `http://localhost:${await listen(server, 0)}`;
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
await page.goto(`${origin}/chat`);
const frames = await record(page);
await browser.close();
server.close();
const seconds = frames.reduce((sum, { duration }) => sum + duration, 0) / 1000;
const file = path.resolve(import.meta.dirname, '../../docs/app-from-a-sentence.webp');
await write(frames, file);
const bytes = statSync(file).size;
console.log(`${frames.length} frames, ${seconds.toFixed(1)} s, ${Math.round(bytes / 1000)} kB`);
if (seconds > MOST_SECONDS || bytes > MOST_BYTES) {
  throw new Error(`The picture is to have at most ${MOST_SECONDS} s and ${MOST_BYTES} bytes.`);
}
process.exit(0);
