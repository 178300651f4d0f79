import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Worker } from '@playwright/test';
import { servedSize } from '../../shared/kit/src/budget.ts';
import { SITE } from '../../shared/kit/src/compose.ts';
import { ROOT } from '../../shared/kit/src/places.ts';
import { answersInNode } from './answers-in-node.ts';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

const bench = path.join(ROOT, 'mfe-chat/bench');
const { firstDesign: limits } = JSON.parse(
  readFileSync(path.join(ROOT, 'mfe-chat/package.json'), 'utf8'),
) as { firstDesign: { scripts: number; data: number } };
const ideasOf = (name: string, every: number) =>
  readFileSync(path.join(bench, 'ideas', `seen-${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .filter((_, index) => index % every === 0)
    .map((line) => (JSON.parse(line) as { idea: string }).idea);

const sentences = [
  ...ideasOf('english', 11),
  ...ideasOf('other-languages', 6),
  ...ideasOf('vague-and-hostile', 6),
];

/** The expected contents of the word file in the engine's bundle. */
const wordsInSource = (): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        `import dataModule from './shared/kit/src/data-module.cjs';
        import * as words from './mfe-chat/src/designer/engine-data.ts';
        console.log(dataModule.packed({ ...words }).json);`,
      ],
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 27 },
    ),
  );

async function tell(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('all of them work');
}

const withoutTimes = (answers: readonly string[]) =>
  answers.map((answer) => answer.replace(/,"took":[\d.e+-]+/, ''));

interface Weight {
  idea: string;
  bytes: number;
  files: string[];
  later: string[];
}

const reckoned = (...given: string[]): Weight[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', path.join(bench, 'weigh.ts'), ...given], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as Weight[];

interface Ask {
  texts: string[];
  inHand: unknown;
}

/** One uses common components, the other rare ones. */
const ideas = ['A habit tracker that celebrates small wins', 'a marketplace with a map and chat'];

for (const idea of ideas)
  test(`gets the first design from a worker within the size limits of the chat: ${idea}`, async ({
    page,
  }, { annotations }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/r\/chat\/.*\.js(?:on)?$/.test(pathname)) asked.add(pathname);
    });
    await page.goto('/chat');
    await hydrated(page);
    const started = page.waitForEvent('worker');
    await tell(page, idea);
    expect(new URL((await started).url()).pathname).toMatch(/^\/r\/chat\/\w+\/engine\.js$/);
    const [weight] = reckoned(idea);
    // Files that load after the reply may already be requested.
    const files = [...asked]
      .filter((file) => !weight?.later.includes(path.basename(file)))
      .map((file) => ({ file, bytes: servedSize(file) }));
    const sumOf = (ending: string) =>
      files.reduce((all, { file, bytes }) => all + (file.endsWith(ending) ? bytes : 0), 0);
    const [scripts, data] = [sumOf('.js'), sumOf('.json')];
    annotations.push({ type: 'bytes', description: `${scripts} of ${limits.scripts}` });
    annotations.push({ type: 'bytes of data', description: `${data} of ${limits.data}` });
    expect(files.some(({ file }) => /\/kind-[\w-]+\.json$/.test(file))).toBe(true);
    expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(limits.scripts);
    const names = files.filter(({ file }) => file.endsWith('.js')).map(({ file }) => file);
    expect(new Set(names.map((file) => path.basename(file)))).toEqual(new Set(weight?.files));
    expect(data, JSON.stringify(files)).toBeLessThanOrEqual(limits.data);
    const words = files.find(({ file }) => file.endsWith('/words.json'))?.file ?? '';
    expect(JSON.parse(readFileSync(path.join(SITE, words), 'utf8'))).toEqual(wordsInSource());
  });

test('loads scripts within the limit for 95 of 100 ideas of the bench, and little more for the others', () => {
  test.setTimeout(120_000);
  const weights = reckoned();
  expect(weights.length).toBeGreaterThan(800);
  const over = weights.filter(({ bytes }) => bytes > limits.scripts);
  expect(over.length, JSON.stringify(over)).toBeLessThanOrEqual(weights.length * 0.05);
  expect(weights.filter(({ bytes }) => bytes > limits.scripts * 1.05)).toEqual([]);
});

test('gives the same bytes for a sentence in Node and in the worker', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/chat');
  await hydrated(page);
  const started = page.waitForEvent('worker');
  await tell(page, 'A garden planner');
  const made = await (await started).evaluate(askInWorker, { texts: sentences, inHand: {} });
  expect(withoutTimes(made)).toEqual(withoutTimes(answersInNode(sentences)));
});

test('answers on the page with the same bytes when workers are missing', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  await page.goto('/chat');
  await hydrated(page);
  const file = page.waitForRequest(/engine\.js$/);
  await tell(page, 'A garden planner');
  const made = await page.evaluate(askOnPage, { address: (await file).url(), texts: sentences });
  expect(withoutTimes(made)).toEqual(withoutTimes(answersInNode(sentences)));
  expect(complaints.list).toEqual([]);
});

/** Runs in the worker: asks as the page does and captures the answers. */
async function askInWorker({ texts, inHand }: Ask): Promise<string[]> {
  const scope = globalThis as unknown as Worker & {
    postMessage: (message: { id?: number; answer?: unknown; fault?: { message: string } }) => void;
    dispatchEvent: (event: Event) => boolean;
  };
  const post = scope.postMessage.bind(scope);
  const answers: string[] = [];
  for (const [index, text] of texts.entries()) {
    const id = -1 - index;
    answers.push(
      await new Promise((resolve) => {
        scope.postMessage = (message) => {
          if (message.id === id) resolve(JSON.stringify(message.answer ?? message.fault));
          else post(message);
        };
        const question = { text, style: 'Pastel', inHand, isFirst: true };
        scope.dispatchEvent(new MessageEvent('message', { data: { id, question } }));
      }),
    );
  }
  return answers;
}

/** Runs on the page, which has already imported the module. */
async function askOnPage({ address, texts }: { address: string; texts: string[] }) {
  const { answer } = (await import(address)) as {
    answer: (question: unknown) => Promise<unknown>;
  };
  const answers: string[] = [];
  for (const text of texts) {
    answers.push(
      JSON.stringify(await answer({ text, style: 'Pastel', inHand: {}, isFirst: true })),
    );
  }
  return answers;
}

test('loads the engine when the visitor focuses a control, after opening a link', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:engine\.js|words\.json)/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/examples');
  await hydrated(page);
  await page.getByRole('main').locator('a[href="/chat"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Design chat' })).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('textbox', { name: 'Your message' }).focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
