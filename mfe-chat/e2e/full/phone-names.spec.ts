import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { axeFinds } from '../../../shared/testing/e2e/axe.ts';
import { partsNow } from '../../../shared/testing/e2e/parts.ts';
import { expect, hydrated, test } from '../../../shared/testing/e2e/site.ts';
import { answersInNode } from '../answers-in-node.ts';

const bench = path.join(ROOT, 'mfe-chat/bench');

/** Picks ideas at equal distances in a list of the bench. */
function ideasOf(name: string, count: number): string[] {
  const lines = readFileSync(path.join(bench, 'ideas', `seen-${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim());
  return Array.from({ length: count }, (_, index) => {
    const line = lines[Math.floor((index * lines.length) / count)] ?? '';
    return (JSON.parse(line) as { idea: string }).idea;
  });
}

const ideas = [
  ...ideasOf('english', 8),
  ...ideasOf('english-voices', 6),
  ...ideasOf('english-terse', 6),
  ...ideasOf('other-languages', 12),
  ...ideasOf('other-voices', 6),
  ...ideasOf('vague-and-hostile', 2),
];

interface Design {
  name: string;
  kind: string;
  language: string;
  screens: { id: string; name: string; components: unknown[] }[];
}

/** Made in Node; another test compares Node with a browser. */
const drawn = (sentences: readonly string[]): Design[] =>
  answersInNode(sentences).map(
    (answer) => (JSON.parse(answer) as { operation: { design: Design } }).operation.design,
  );

async function drop(page: Page, design: Design): Promise<void> {
  await page.getByRole('region', { name: 'Design' }).evaluate((stage, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'design.json', { type: 'application/json' }));
    stage.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, JSON.stringify(design));
}

const PARTS = 4;

for (const part of partsNow(PARTS)) {
  const own = ideas.filter((_, index) => index % PARTS === part);
  test(`axe finds nothing on any screen of the phone, and every name contains its visible text: ${own.length} ideas, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    const designs = drawn(own);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/chat');
    await hydrated(page);
    const phone = page.locator('.chat-phone');
    const screens = page.locator('.chat-screens > ul > li > button');
    for (const [index, design] of designs.entries()) {
      await drop(page, design);
      for (const [at, { id, name, components }] of design.screens.entries()) {
        await expect(phone.getByRole('group', { name: `${design.name}, ` }).first()).toBeVisible();
        await screens.nth(at).click();
        const shown = phone.getByRole('group', { name: `${design.name}, ${name}`, exact: true });
        await expect(shown.locator('[data-component]')).toHaveCount(components.length);
        const found = await axeFinds(page, '.chat-phone');
        expect.soft({ idea: own[index], screen: id, found }).toMatchObject({ found: [] });
      }
    }
  });
}

test('samples 40 ideas of many kinds and of all languages', () => {
  const designs = drawn(ideas);
  expect(new Set(ideas).size).toBe(40);
  expect(new Set(designs.map(({ kind }) => kind)).size).toBeGreaterThan(20);
  expect(new Set(designs.map(({ language }) => language)).size).toBeGreaterThan(11);
});
