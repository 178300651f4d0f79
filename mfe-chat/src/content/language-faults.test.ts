/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languageFaults } from './language-faults';
import { CONTENT } from './read-content';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
  for (const name of ['en', 'de', 'shared'])
    cpSync(path.join(CONTENT, 'languages', name), path.join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Json = Record<string, unknown>;

/** `undefined` deletes the value. */
function plant(file: string, steps: readonly (string | number)[], value: unknown) {
  const at = path.join(folder, file);
  const content = JSON.parse(readFileSync(at, 'utf8')) as Json;
  const inner = steps.slice(0, -1).reduce<Json>((each, step) => each[step] as Json, content);
  const last = steps.at(-1) ?? '';
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  writeFileSync(at, JSON.stringify(content));
}

test('finds no faults in the languages', () => {
  expect(languageFaults()).toEqual([]);
});

const lexicon = 'de/lexicon.json';
const texts = 'de/interface.json';
const samples = 'de/samples.json';
const extra = ['features', 'list', 'words', 0];
const nounless = { words: ['x'] };

test.each<[string, readonly (string | number)[], unknown, string]>([
  [
    lexicon,
    ['features', 'calender'],
    nounless,
    'features: has "calender", which nothing reads. Did you mean "calendar"?',
  ],
  [
    lexicon,
    ['kinds', 'recipe'],
    {},
    'kinds: has "recipe", which nothing reads. Did you mean "recipes"?',
  ],
  [
    lexicon,
    ['features', 'list', 'nevr'],
    [],
    'features.list: has "nevr", which nothing reads. Did you mean "never"?',
  ],
  [lexicon, extra, '', 'features.list.words[0]: Too small: expected string to have >=1 characters'],
  [lexicon, extra, '!', 'features.list.words[0]: "!" has no word.'],
  [
    lexicon,
    extra,
    [['foto', 'zwei Worte']],
    'features.list.words[0]: "zwei Worte" has several words; one of several words is a single one.',
  ],
  [lexicon, extra, { group: 'sehen' }, 'features.list.words[0]: "sehen" is no group of this file.'],
  [
    lexicon,
    extra,
    [{ gap: 3 }, 'foto'],
    'features.list.words[0]: begins with a gap, which matches anything.',
  ],
  [
    lexicon,
    ['features', 'list', 'words', 1],
    { anywhere: 'liste' },
    'features.list.words[1]: {"anywhere":"liste"} stands here twice.',
  ],
  [lexicon, ['groups'], { sehen: ['sehen'] }, 'groups.sehen: is used by no pattern.'],
  [
    lexicon,
    ['detection'],
    undefined,
    'detection: needs words or scripts, or no sentence is recognised.',
  ],
  [texts, ['texts', 'Save'], undefined, 'texts["Save"]: is missing.'],
  [texts, ['texts', 'Sav'], 'Sichern', 'texts["Sav"]: is not in English. Did you mean "Save"?'],
  [texts, ['texts', '{} left'], 'übrig', 'texts["{} left"]: has 0 of the 1 values {}.'],
  [samples, ['families', 'care'], undefined, 'families["care"]: is missing.'],
  [
    samples,
    ['families', 'care', 'one'],
    undefined,
    'families.care.one: Invalid input: expected string, received undefined',
  ],
  [samples, ['weekday'], [], 'has "weekday", which nothing reads. Did you mean "weekdays"?'],
])('%s: names a fault at %j with file, path and rule', (file, steps, value, fault) => {
  plant(file, steps, value);
  expect(languageFaults(folder)).toContain(`content/languages/${file}: ${fault}`);
});

test('names unused texts, and texts that the code uses but English lacks', () => {
  plant('en/interface.json', ['texts', 'Nobody says this'], 'Nobody says this');
  plant('en/interface.json', ['texts', 'Add to basket'], undefined);
  plant('en/interface.json', ['texts', 'Send'], 'Post');
  const at = 'content/languages/en/interface.json: texts';
  expect(languageFaults(folder)).toEqual(
    expect.arrayContaining([
      `${at}["Nobody says this"]: is asked for by no code.`,
      `${at}["Add to basket"]: is asked for by code, and missing.`,
      `${at}["Send"]: is another text in English than its key.`,
    ]),
  );
});

test('names files and folders that do not belong to a language', () => {
  mkdirSync(path.join(folder, 'qq'));
  writeFileSync(path.join(folder, 'de/lexicons.json'), '{}');
  rmSync(path.join(folder, samples));
  writeFileSync(path.join(folder, 'shared/looks.json'), '{');
  expect(languageFaults(folder)).toEqual(
    expect.arrayContaining([
      'content/languages/qq: is the code of no language.',
      'content/languages/de/lexicons.json: is read by nothing. Did you mean "lexicon.json"?',
      'content/languages/de/samples.json: is missing.',
      expect.stringMatching(/^content\/languages\/shared\/looks\.json: is no JSON\./),
    ]),
  );
});
