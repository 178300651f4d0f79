/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { contrast, toLch } from '../../themes/color';
import { after } from './after';
import { answerEdit } from '../answer-edit';

const options = { content: releasedSource };
const ideas = {
  en: 'a workshop app: jobs, customers, invoices and spare parts',
  de: 'eine App für unseren Chor mit Proben, Noten, Mitgliedern und Terminen',
  es: 'una app para mi club de ajedrez con partidas, socios y torneos',
  fr: 'une appli pour mon club de judo avec membres, cours et messages',
};
const designs = new Map<string, AppDesign>();
beforeAll(async () => {
  for (const [language, idea] of Object.entries(ideas))
    designs.set(language, (await designFrom(idea, options)).design);
});

async function made(text: string, language = 'en') {
  const design = designs.get(language)!;
  const answer = await answerEdit(design, text, options);
  const operations = answer.as === 'change' ? answer.operations : [];
  return { answer, operations, design, changed: after(design, operations) };
}

test.each([
  'make the customers friendlier',
  'make the mechanics cheerful',
  'make the headings dark red',
  'read this without my glasses yesterday',
  'call Mrs. Okoye on Monday',
  'every customer their own color',
  'the invoices chart needs to be the last tab',
])('changes nothing: %s', async (text) => {
  expect((await made(text)).operations).toEqual([]);
});

test.each([
  ['swap the %s for teal', 'teal'],
  ['change %s to plum', 'plum'],
])('replaces one colour of the design only: %s', async (sentence) => {
  const { palette } = designs.get('en')!.look;
  const hue = toLch(palette.accent).hue;
  const name = hue < 20 || hue > 340 ? 'red' : hue < 75 ? 'orange' : hue < 170 ? 'green' : 'blue';
  const { operations, changed } = await made(sentence.replace('%s', name));
  expect(operations).toHaveLength(1);
  expect(changed.look.palette.accent).not.toBe(palette.accent);
  expect(changed.look.type).toEqual(designs.get('en')!.look.type);
});

test.each(['a dark maroon theme', 'dark theme in forest green'])(
  'makes the app dark in its colour: %s',
  async (text) => {
    const { changed } = await made(text);
    expect(changed.look.mode).toBe('dark');
    expect(toLch(changed.look.palette.background).lightness).toBeLessThan(0.4);
    expect(contrast(changed.look.palette.text, changed.look.palette.background)).toBeGreaterThan(4);
  },
);

test('adds a field for each name of a list that goes into a form', async () => {
  const { operations } = await made('add mileage and plate number to the form');
  const added = operations.flatMap((each) =>
    each.op === 'component.add' && 'label' in each.component ? [each.component.label] : [],
  );
  expect(added).toEqual(['Mileage', 'Plate number']);
});

test('reads two names in one sentence as two changes', async () => {
  const { answer, changed } = await made('rename the app to Torque and customers to drivers');
  expect(answer).toMatchObject({ as: 'change', failed: [] });
  expect(changed.name).toBe('Torque');
  expect(JSON.stringify(changed.screens)).toContain('Drivers');
});

test.each([
  ['use a handwritten font for the titles', { display: 'hand' }],
  ['comic font please', { display: 'bubble', text: 'bubble' }],
  ['narrower letters', { display: 'condensed', text: 'condensed' }],
])('sets the named typeface: %s', async (text, type) => {
  const { changed, design } = await made(text);
  expect(changed.look.type).toEqual({ ...design.look.type, ...type });
});

test.each([
  ['en', 'customers as the last tab', -1],
  ['de', 'Mitglieder als letzter Reiter', -1],
  ['de', 'Termine ganz nach vorn', 0],
  ['es', 'los socios que sea la primera pantalla', 0],
  ['fr', 'les membres tout à la fin', -1],
])('%s: moves the tab: %s', async (language, text, at) => {
  const { changed, design } = await made(text, language);
  const word = /customers|mitglieder|termine|socios|membres/iu.exec(text)![0].toLowerCase();
  expect(changed.tabs.at(at)?.label.toLowerCase()).toContain(word);
  expect(changed.tabs.map(({ to }) => to).toSorted()).toEqual(
    design.tabs.map(({ to }) => to).toSorted(),
  );
});

test.each(['now we mend boats, not bikes', 'im fixing tractors now not cars'])(
  'asks instead of starting another app when a sentence corrects this one: %s',
  async (text) => {
    expect((await made(text)).answer.as).not.toBe('new');
  },
);
