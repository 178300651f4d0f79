import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appFaults } from './app-faults';
import { CONTENT } from './read-content';

const parts = [
  'archetypes',
  'categories',
  'pictures',
  'noun-pictures.json',
  'nouns.json',
  'learnt-ideas',
  'place-offers.json',
  'products.json',
  'currencies.json',
  'feature-screens.json',
  'fact-kinds.json',
];
const english = ['archetypes', 'records', 'grammar'].map((name) => `languages/en/${name}.json`);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'apps-'));
  for (const part of [...parts, ...english])
    cpSync(path.join(CONTENT, part), path.join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function written(file: string, before: string, after: string): void {
  const at = path.join(folder, file);
  const text = readFileSync(at, 'utf8');
  expect(text).toContain(before);
  writeFileSync(at, text.replace(before, after));
}

test('finds no faults in archetypes, categories, nouns and their texts in all languages', () => {
  expect(appFaults()).toEqual([]);
});

test.each<[name: string, file: string, before: string, after: string, fault: string]>([
  [
    'an icon that there is not',
    'categories/tools.json',
    '"icon": "settings"',
    '"icon": "setings"',
    'content/categories/tools.json: icon: "setings" is no name that is known here. Did you mean "settings"?',
  ],
  [
    'a picture of a noun that there is not',
    'noun-pictures.json',
    '"hammer": ["hammer"]',
    '"hammer": ["hamer"]',
    'content/noun-pictures.json: groups.tools.pictures.hammer: "hamer" is no noun and no kind.',
  ],
  [
    'a noun with two pictures',
    'noun-pictures.json',
    '"hammer": ["hammer"]',
    '"hammer": ["saw"]',
    'content/noun-pictures.json: groups.tools.pictures.carpentry-saw: "saw" has the picture groups.tools.pictures.hammer as well.',
  ],
  [
    'a way to a screen that there is not',
    'archetypes/rental.json',
    '"go": "book"',
    '"go": "bok"',
    'content/archetypes/rental.json: leads to bok, which is no screen of it. Did you mean "book"?',
  ],
  [
    'a group that is no field',
    'categories/tools.json',
    '"groupBy": "for"',
    '"groupBy": "fore"',
    'content/categories/tools.json: groupBy: no field is called fore.',
  ],
  [
    'nouns of a category that there is not',
    'nouns.json',
    '"tools": [',
    '"toolz": [',
    'content/nouns.json: categories.toolz: is no category. Did you mean "tools"?',
  ],
  [
    'a place that is no noun',
    'place-offers.json',
    '"barbershop"',
    '"barbershopp"',
    'content/place-offers.json: offers.booking: "barbershopp" is no noun of nouns.json. Did you mean "barbershop"?',
  ],
])('names %s with its file and rule', (_name, file, before, after, fault) => {
  written(file, before, after);
  expect(appFaults(folder)).toContain(fault);
});

test('checks the references, names and texts of a log', () => {
  const file = path.join(folder, 'archetypes/tracker.json');
  const tracker = JSON.parse(readFileSync(file, 'utf8')) as {
    log: { home: object; screens: (string | { id: string })[] };
  };
  const screens = tracker.log.screens.filter(
    (screen) => typeof screen === 'string' || screen.id !== 'new',
  );
  const log = {
    ...tracker.log,
    home: { ...tracker.log.home, name: 'nowhere' },
    screens: [...screens, 'placse'],
  };
  writeFileSync(file, JSON.stringify({ ...tracker, log }));
  const faults = appFaults(folder);
  expect(faults).toContainEqual(expect.stringMatching(/tracker\.json: leads to new, which is no/));
  expect(faults).toContainEqual(
    expect.stringMatching(/tracker\.json: leads to placse, .*"places"/),
  );
  expect(faults).toContainEqual(expect.stringMatching(/tracker\.texts\.nowhere: is missing/));
});

test('names unused and missing texts', () => {
  written('languages/en/archetypes.json', '"handed-back":', '"handed-bak":');
  expect(appFaults(folder)).toEqual(
    expect.arrayContaining([
      'content/languages/en/archetypes.json: archetypes.rental.texts.handed-back: is missing. Did you mean "handed-bak"?',
      'content/languages/en/archetypes.json: archetypes.rental.texts.handed-bak: no part asks for it.',
    ]),
  );
});
