import { releasedData } from '@appling/runtime/federation/released-file';
import content from '../../../content/nouns.json';
import { appTree } from '../../content/app-tree';
import type { AppLanguage, AppSource } from '../../content/app-language';
import { readNounPictures } from '../../content/noun-pictures';
import { englishSamples } from '../engine-data';
import { interpret } from '../interpret/interpret';
import type { AppDesign } from '../model/app-design';
import { picturesIn } from '../render/drawable';
import { makeApp } from './make-app';
import { readApp } from './read/read-app';
import { wordsFor } from './read/reading-words';

const source: AppSource = {
  archetype: (name, { archetypes }) => releasedData('', archetypes[name] ?? ''),
  category: (name, { categories }) => releasedData('', categories[name] ?? ''),
  rows: async (group, { rows }) => (rows?.[group] ? releasedData('', rows[group]) : {}),
  facts: async ({ facts }) => (facts ? releasedData('', facts) : {}),
};
const tree = appTree();
const languageOf = (code: string): Promise<AppLanguage> => releasedData('', tree[code] ?? '');

async function made(sentence: string, code = 'en'): Promise<AppDesign> {
  const app = await languageOf(code);
  const reading = await readApp(interpret(sentence), app);
  return (await makeApp(reading, app, englishSamples, source)).design;
}
const shown = (design: AppDesign): string[] =>
  [...new Set(picturesIn(design) as string[])].filter((name) => name.includes('/'));

const { groups } = readNounPictures();
const synonyms = new Map(
  Object.values(content.categories)
    .flat()
    .map((noun) => [noun.word, 'also' in noun ? noun.also : []] as const),
);
const reviewedFor = (picture: string): string[] => {
  const [group = '', name = ''] = picture.split('/');
  const nouns = groups[group]?.pictures[name] ?? [];
  return nouns.flatMap((noun) => [noun, ...(synonyms.get(noun) ?? [])]);
};

test('shows only pictures reviewed for the noun or its head, for many nouns', async () => {
  const app = await languageOf('en');
  const nouns = [...new Set(wordsFor(app).nouns.values())].filter(
    ({ isWhole }, index) => !isWhole && index % 40 === 0,
  );
  let pictured = 0;
  for (const { many } of nouns) {
    const design = await made(`I want to keep track of ${many}`);
    const { one } = design.domain ?? { one: '' };
    // Other things of the app have pictures of their own kinds.
    const own = design.screens.filter(({ id }) => !id.startsWith('thing-'));
    const pictures = shown({ ...design, screens: own });
    pictured += pictures.length > 0 ? 1 : 0;
    for (const picture of pictures) {
      const fits = reviewedFor(picture).some((noun) => one === noun || one.endsWith(` ${noun}`));
      expect([one, picture, fits]).toEqual([one, picture, true]);
    }
  }
  expect(pictured).toBeGreaterThan(10);
});

test.each([
  ['an app to rent out vintage cars', 'vehicles/automobile'],
  ['a marketplace for headstones', 'health/headstone'],
  ['keep track of my guinea pigs', undefined],
  ['rental of cordless drills', undefined],
  ['a marketplace for bottle caps', undefined],
  ['a marketplace for circular saws', undefined],
  ['a marketplace for saws', 'tools/carpentry-saw'],
  ['a marketplace for used bikes', 'vehicles/bicycle'],
])('“%s” shows %s', async (sentence, picture) => {
  expect(shown(await made(sentence))).toEqual(picture ? [picture] : []);
});

test('shows a matching picture for every dish of a menu, or for none', async () => {
  const rowsOf = (design: AppDesign) =>
    design.screens
      .flatMap(({ components }) => components)
      .flatMap((part) => (part.type === 'list' ? [part.rows] : []));
  let pictured = 0;
  for (const subject of ['dishes', 'instruments', 'vehicles', 'drinks', 'tools', 'animals'])
    for (const rows of rowsOf(await made(`a marketplace for ${subject}`))) {
      const pictures = rows.flatMap(({ title, lead }) =>
        lead?.as === 'picture' ? [[title, lead.picture] as const] : [],
      );
      expect([0, rows.length]).toContain(pictures.length);
      for (const [title, picture] of pictures) expect(reviewedFor(picture)).toContain(title);
      pictured += pictures.length;
    }
  expect(pictured).toBeGreaterThan(6);
});

test('shows the same picture for a noun in another language', async () => {
  expect(shown(await made('Eine App, um Fahrräder zu vermieten', 'de'))).toEqual([
    'vehicles/bicycle',
  ]);
});
