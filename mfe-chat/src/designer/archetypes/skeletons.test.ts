import { releasedData } from '@appling/runtime/federation/released-file';
import type { AppLanguage, AppSource } from '../../content/app-language';
import { appTree } from '../../content/app-tree';
import { englishSamples } from '../engine-data';
import { interpret } from '../interpret/interpret';
import type { AppDesign } from '../model/app-design';
import { makeApp } from './make-app';
import { readApp } from './read/read-app';

const content: AppSource = {
  archetype: (name, { archetypes }) => releasedData('', archetypes[name] ?? ''),
  category: (name, { categories }) => releasedData('', categories[name] ?? ''),
  rows: async (group, { rows }) => (rows?.[group] ? releasedData('', rows[group]) : {}),
  facts: async ({ facts }) => (facts ? releasedData('', facts) : {}),
};
const nouns = ['drills', 'nurses', 'garden plots', 'stamps', 'blorbs', 'dog walks', 'meetings'];

/** Components that are invisible at thumbnail size. */
const slight = new Set(['header', 'search', 'filters', 'section', 'links', 'choice', 'button']);

function skeletonOf({ screens: [home] }: AppDesign): string {
  const block = home?.components.find(({ type }) => !slight.has(type));
  return block && 'arrangement' in block
    ? `${block.type} ${block.arrangement}`
    : (block?.type ?? '');
}

test('uses each first-screen layout for at most 15 % of a few hundred sentences', async () => {
  const app: AppLanguage = await releasedData('', appTree()['en'] ?? '');
  const counts = new Map<string, number>();
  let all = 0;
  for (const product of Object.keys(app.products).filter((_, index) => index % 2 === 0)) {
    for (const noun of nouns.filter((_, index) => (index + product.length) % 3 === 0)) {
      const reading = await readApp(interpret(`${product} for ${noun}`), app);
      const { design } = await makeApp(reading, app, englishSamples, content);
      const skeleton = skeletonOf(design);
      counts.set(skeleton, (counts.get(skeleton) ?? 0) + 1);
      all += 1;
    }
  }
  expect(all).toBeGreaterThan(200);
  expect([...counts].filter(([, count]) => count / all > 0.15)).toEqual([]);
  expect([...counts].filter(([, count]) => count / all > 0.01).length).toBeGreaterThanOrEqual(12);
});
