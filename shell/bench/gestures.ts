import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../shared/kit/src/browser.ts';
import { SITE } from '../../shared/kit/src/compose.ts';
import { createSiteServer, listen } from '../../shared/kit/src/serve.ts';
import { FAST, SLOW } from './conditions.ts';

/* Run `npx tsx shell/bench/gestures.ts` after `npm run build`: ms from input event to the end of the next frame. */
const GESTURES = 60;
/** Pause between gestures, long enough for deferred work to run. */
const PACE_MS = 700;

type Watched = 'keydown' | 'pointerup';

/** Runs in the page. */
function nextPicture(type: Watched) {
  const phone = document.querySelector('.chat-phone [data-screen]');
  const time = new Promise<number>((resolve) => {
    let began = 0;
    addEventListener(type, ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        port2.postMessage(undefined);
      });
    });
    if (phone) changes.observe(phone, { childList: true, characterData: true, subtree: true });
  });
  Object.assign(window, { picture: time });
}

async function timed(page: Page, type: Watched, act: () => Promise<void>): Promise<number> {
  await page.evaluate(nextPicture, type);
  await act();
  const time = await page.evaluate(
    () => (window as unknown as { picture: Promise<number> }).picture,
  );
  await pause(PACE_MS);
  return time;
}

const part = (page: Page, at: number) => page.locator('.chat-phone [data-id]').nth(at);

async function focus(page: Page, at: number): Promise<void> {
  await part(page, at).focus();
  await page.keyboard.press('Space');
  await pause(PACE_MS / 2);
}

async function move(page: Page, round: number): Promise<number> {
  if (round === 0) await focus(page, 0);
  return timed(page, 'keydown', () =>
    page.keyboard.press(round % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'),
  );
}

async function drag(page: Page): Promise<number> {
  const [from, over] = [await part(page, 0).boundingBox(), await part(page, 1).boundingBox()];
  if (!from || !over) throw new Error('The first two parts of the phone have no place.');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y + from.height / 2 + 20, { steps: 3 });
  await page.mouse.move(x, over.y + over.height * 0.8, { steps: 4 });
  return timed(page, 'pointerup', () => page.mouse.up());
}

/** Deletes each copy, so that the screen keeps its length. */
async function duplicateAndDelete(page: Page): Promise<{ duplicate: number; remove: number }> {
  await focus(page, 1);
  const duplicate = await timed(page, 'keydown', () => page.keyboard.press('Control+d'));
  await focus(page, 2);
  const remove = await timed(page, 'keydown', () => page.keyboard.press('Delete'));
  return { duplicate, remove };
}

async function write(page: Page, round: number): Promise<number> {
  await focus(page, 0);
  await page.keyboard.press('Enter');
  await page.locator('.chat-text-in-place textarea').fill(`Good evening ${round}`);
  return timed(page, 'keydown', () => page.keyboard.press('Enter'));
}

function line(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (ratio: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * ratio))];
  return `${name.padEnd(10)} ${times.length}  p50 ${at(0.5)?.toFixed(0)}  p95 ${at(0.95)?.toFixed(0)}`;
}

const server = createSiteServer(SITE);
const port = await listen(server, 0);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({
  baseURL: `http://localhost:${port}`,
  viewport: FAST.viewport,
  serviceWorkers: 'block',
});
await page.goto('/chat', { waitUntil: 'networkidle' });
await page.getByRole('button', { name: 'Select', exact: true }).click();
await page.locator('.chat-phone .chat-part').first().waitFor();
// The first change loads the editor's code; it is not measured.
await move(page, 0);
await move(page, 1);
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown });

const times: Record<string, number[]> = {};
const note = (name: string, time: number) => void (times[name] ??= []).push(time);
const count = Number(process.env['GESTURES'] ?? GESTURES);
for (let round = 0; round < count; round += 1) note('move', await move(page, round));
for (let round = 0; round < count; round += 1) note('drag', await drag(page));
for (let round = 0; round < count; round += 1) {
  const { duplicate, remove } = await duplicateAndDelete(page);
  note('duplicate', duplicate);
  note('delete', remove);
}
for (let round = 0; round < count; round += 1) note('text', await write(page, round));
await browser.close();
server.close();
for (const [name, all] of Object.entries(times)) console.log(line(name, all));
console.log(line('all', Object.values(times).flat()));
process.exit(0);
