import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentFaults } from './content-faults';
import { nearest } from './nearest';
import { CONTENT } from './read-content';

/** Only the files that these tests need. */
const files = [
  ...['sourdough', 'cocktail', 'hotel'].map((name) => `packs/${name}.json`),
  ...['plants', 'todo', 'productivity', 'travel'].map((name) => `kinds/${name}.json`),
  ...['kyoto', 'lisbon', 'anywhere'].map((name) => `trips/${name}.json`),
  'edit-replies.json',
  'learnt-changes/ko.json',
  'moods/retro.json',
  'edit-reports.json',
  'pictures/mug.json',
  'colors.json',
  'places.json',
  'palette-recipes.json',
  'palettes.json',
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const file of files) cpSync(path.join(CONTENT, file), path.join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function faultsWith(file: string, change: (content: Record<string, never>) => void): string[] {
  const at = path.join(folder, file);
  const content = JSON.parse(readFileSync(at, 'utf8')) as Record<string, never>;
  change(content);
  writeFileSync(at, JSON.stringify(content));
  return contentFaults(folder);
}
const set = (path: string, value: unknown) => (content: Record<string, never>) => {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const inner = steps.reduce<Record<string, unknown>>(
    (at, step) => at[step] as Record<string, unknown>,
    content,
  );
  if (value === undefined) delete inner[last];
  else inner[last] = value;
};

test('finds no faults in the content', () => {
  expect(contentFaults()).toEqual([]);
});

const pack = 'packs/sourdough.json';
const plants = 'kinds/plants.json';
test.each<[string, string, unknown, string]>([
  [
    pack,
    'icon',
    'croisant',
    'icon: "croisant" is no name that is known here. Did you mean "croissant"?',
  ],
  [
    pack,
    'records.2.icon',
    'hous',
    'records[2].icon: "hous" is no name that is known here. Did you mean "house"?',
  ],
  [
    pack,
    'pictures.1',
    'bowll',
    'pictures[1]: "bowll" is no name that is known here. Did you mean "bowl"?',
  ],
  [
    pack,
    'layouts',
    ['shelv'],
    'layouts[0]: "shelv" is no name that is known here. Did you mean "shelf"?',
  ],
  [
    pack,
    'features',
    ['calender'],
    'features[0]: "calender" is no name that is known here. Did you mean "calendar"?',
  ],
  [
    pack,
    'kinds.1',
    'foods',
    'kinds[1]: "foods" is no name that is known here. Did you mean "food"?',
  ],
  [
    pack,
    'tabs',
    { brows: 'Loaves' },
    'tabs: has "brows", which nothing reads. Did you mean "browse"?',
  ],
  [pack, 'headlin', 'Rise.', 'has "headlin", which nothing reads. Did you mean "headline"?'],
  [
    pack,
    'figure.captoin',
    'x',
    'figure: has "captoin", which nothing reads. Did you mean "caption"?',
  ],
  [
    pack,
    'records.0.titel',
    'x',
    'records[0]: has "titel", which nothing reads. Did you mean "title"?',
  ],
  [
    pack,
    'records.0.title',
    'A title that is longer than its row',
    'records[0].title: Has 35 characters; 26 at most.',
  ],
  [
    pack,
    'records.0.value',
    '£12',
    'records[0].value: Names a currency; write {money 12.50} instead of £12.50.',
  ],
  [
    pack,
    'records.0.value',
    '{mony 12}',
    'records[0].value: Has a slot that is not known here; amounts are {money 12.50}.',
  ],
  [pack, 'tasks.0', ' Feed it', 'tasks[0]: Begins or ends with a space.'],
  [
    pack,
    'tasks.0',
    { text: 'Feed it', icon: 'hart' },
    'tasks[0].icon: "hart" is no name that is known here. Did you mean "heart"?',
  ],
  [pack, 'records.1.title', 'Focaccia', 'records[2].title: another record has it too.'],
  [
    pack,
    'words.1',
    'cocktails',
    'words: "cocktail" names content/packs/cocktail.json too, in recipes.',
  ],
  [pack, 'words.1', 'dough', 'words: "dough" stands there twice, in the singular.'],
  [
    pack,
    'wordsInKind',
    { pets: ['bread'] },
    'wordsInKind.pets: is unused, since kinds does not name it.',
  ],
  [pack, 'kinds.1', 'productivity', 'kinds: "productivity" has the packs of "todo"; name that.'],
  [
    'packs/hotel.json',
    'features',
    undefined,
    'features: is missing; packs of "travel" take none from their kind.',
  ],
  [
    plants,
    'layouts.0',
    'crad',
    'layouts[0]: "crad" is no name that is known here. Did you mean "card"?',
  ],
  [
    'kinds/productivity.json',
    'like',
    'tod',
    'like: "tod" is no name that is known here. Did you mean "todo"?',
  ],
  [plants, 'ownWords', ['sill'], 'ownWords: is unused, since no pack is of the kind.'],
  ['trips/kyoto.json', 'turn', 1, 'turn: another trip has 1 too.'],
  ['trips/kyoto.json', 'place', undefined, 'place: is missing, so nothing chooses the trip.'],
  ['trips/kyoto.json', 'records.0.day', 0, 'records[0].day: Too small: expected number to be >=1'],
  [
    'pictures/mug.json',
    'shapes.1.fill',
    'midd',
    'shapes[1].fill: "midd" is no name that is known here. Did you mean "mid"?',
  ],
  ['pictures/mug.json', 'shapes.1.d', '20,20', 'shapes[1].d: Is no SVG path.'],
  [
    'pictures/mug.json',
    'shapes.1.fill',
    { mix: ['mid', '#ffffff', 2] },
    'shapes[1].fill.mix[2]: Too big: expected number to be <=1',
  ],
  [
    'places.json',
    'places.0.icon',
    'maap',
    'places[0].icon: "maap" is no name that is known here. Did you mean "map"?',
  ],
])('%s: names a fault at %s', (file, path, value, fault) => {
  const found = faultsWith(file, set(path, value));
  expect(found).toContain(`content/${file}: ${fault}`);
});

test('names what a file lacks', () => {
  expect(faultsWith(pack, set('headline', undefined))).toEqual([
    `content/${pack}: headline: Invalid input: expected string, received undefined`,
  ]);
});

test('names unused files and invalid JSON', () => {
  writeFileSync(path.join(folder, 'packs/Rye Bread.json'), '{}');
  writeFileSync(path.join(folder, 'packs/rye.txt'), '');
  writeFileSync(path.join(folder, 'recipes.json'), '{}');
  writeFileSync(path.join(folder, 'kinds/rye.json'), '{ "names": [');
  expect(contentFaults(folder)).toEqual([
    'content/recipes.json: is read by nothing.',
    expect.stringContaining('content/kinds/rye.json: is no JSON.'),
    'content/packs/Rye Bread.json: is read by nothing; files are called like-this.json.',
    'content/packs/rye.txt: is read by nothing; files are called like-this.json.',
  ]);
});

test('suggests no name that is unlike the written one', () => {
  expect(nearest('calender', ['calendar', 'chart'])).toBe('calendar');
  expect(nearest('zeppelin', ['calendar', 'chart'])).toBeUndefined();
});
