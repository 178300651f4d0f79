import { releasedData } from '@appling/runtime/federation/released-file';
import type { AppLanguage, AppSource } from '../../../content/app-language';
import { appTree } from '../../../content/app-tree';
import { englishSamples } from '../../engine-data';
import { interpret } from '../../interpret/interpret';
import { appDesignSchema, type AppDesign } from '../../model/app-design';
import { makeApp } from '../make-app';
import { readApp } from '../read/read-app';
import type { ActReading, Reading, SubjectReading } from '../reading';
import { isShownIn, textStems } from './shown';

const content: AppSource = {
  archetype: (name, { archetypes }) => releasedData('', archetypes[name] ?? ''),
  category: (name, { categories }) => releasedData('', categories[name] ?? ''),
  rows: async (group, { rows }) => (rows?.[group] ? releasedData('', rows[group]) : {}),
  facts: async ({ facts }) => (facts ? releasedData('', facts) : {}),
};
let app: AppLanguage;
beforeAll(async () => {
  app = await releasedData('', appTree()['en'] ?? '');
});

const noun = (one: string, many: string, category: string): SubjectReading => ({
  value: one,
  words: many,
  at: 0,
  one,
  many,
  category,
  known: undefined,
});
const act = (verb: string, object: string): ActReading => ({
  value: verb,
  words: `${verb} ${object}`,
  at: 0,
  verb,
  object,
  isWay: true,
});

async function madeFrom(sentence: string, more: Partial<Reading>): Promise<AppDesign> {
  const reading = await readApp(interpret(sentence), app);
  const { design } = await makeApp({ ...reading, ...more }, app, englishSamples, content);
  expect(appDesignSchema.safeParse(design).error).toBeUndefined();
  return design;
}
const textsOf = (design: AppDesign) => JSON.stringify([design.tabs, design.screens]);
const inputsOf = (design: AppDesign) =>
  design.screens
    .flatMap(({ components }) => components)
    .flatMap((part) => ('label' in part ? [`${part.type}: ${part.label ?? ''}`] : []));

test('gives every further thing a tab with its own records and a form to add to them', async () => {
  const design = await madeFrom('a choir app', {
    things: [noun('rehearsal', 'rehearsals', 'neutral-event'), noun('song', 'songs', 'audio')],
  });
  expect(design.tabs.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Rehearsals', 'Songs']),
  );
  const songs = design.screens.find(({ name }) => name === 'Songs');
  expect(songs?.components.some(({ type }) => type === 'list')).toBe(true);
  expect(inputsOf(design)).toContain('field: Name');
});

test('shows facts in the form, in rows and in the record, with values of their kind', async () => {
  const design = await madeFrom('an app to log receipts', {
    facts: ['date', 'purpose', 'amount', 'odd thing'],
  });
  expect(inputsOf(design)).toEqual(
    expect.arrayContaining(['day-picker: Date', 'stepper: Amount', 'field: Purpose']),
  );
  expect(textsOf(design)).toMatch(/"label":"Amount","value":"\$\d+"/);
  expect(textsOf(design)).toMatch(/"label":"Odd thing"/);
});

test('labels buttons with the acts of the sentence, or adds them to the first screen', async () => {
  const design = await madeFrom('rent out drills', {
    acts: [act('rent', 'a drill for Saturday'), act('weigh', 'the parcel'), act('seal', 'a crate')],
  });
  const texts = textsOf(design);
  expect(texts).toContain('"label":"Rent a drill for Saturday"');
  expect(JSON.stringify(design.screens[0])).toContain('Weigh the parcel');
});

test('does not turn the subject of the app into a feature', async () => {
  const design = await madeFrom('rent out drills', {});
  expect(textsOf(design)).not.toContain('"type":"quiz"');
});

test('names roles as the sentence does and gives each an entry', async () => {
  const design = await madeFrom('rent out drills', {
    roles: ['tenant', 'caretaker', 'neighbour'].map((value) => ({ value, words: value, at: 0 })),
  });
  for (const role of ['Tenant', 'Caretaker', 'Neighbour'])
    expect(textsOf(design)).toContain(`"title":"${role}"`);
});

test('shows quoted texts on a screen', async () => {
  const design = await madeFrom('rent out drills', {
    quotes: [
      { text: 'Bring it back clean', at: 0, as: 'text' },
      { text: 'Lend me one', at: 0, as: 'button' },
    ],
  });
  expect(textsOf(design)).toContain('Bring it back clean');
  expect(textsOf(design)).toContain('"label":"Lend me one"');
});

test('gives unshown plural nouns a screen and keeps pictures as facts', async () => {
  const design = await madeFrom('our brass band with rehearsals', {
    subjects: [noun('rehearsal', 'rehearsals', 'appointments'), noun('song', 'songs', 'audio')],
    things: [noun('photo', 'photos', 'photos')],
  });
  const names = design.screens.map(({ name }) => name);
  expect(names).toContain('Songs');
  expect(names).not.toContain('Photos');
});

test.each([
  'track my zithers with the humidity, the strings and the luthier',
  'Uber for piano tuning, with a metronome check and the serial number',
])('shows every noun of “%s”', async (sentence) => {
  const reading = await readApp(interpret(sentence), app);
  const design = await madeFrom(sentence, {});
  const shown = textStems([design.name, design.screens]);
  expect(reading.subjects.filter(({ one }) => !isShownIn(shown, one))).toEqual([]);
});
