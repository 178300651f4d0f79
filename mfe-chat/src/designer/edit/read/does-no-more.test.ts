/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { answerEdit } from '../answer-edit';
import { apply } from '../apply';

const options = { content: releasedSource };
let plants: AppDesign;
beforeAll(async () => {
  plants = (await designFrom('an app for my house plants', options)).design;
});

async function edited(text: string): Promise<{ as: string; after: AppDesign; ops: string[] }> {
  const design = plants;
  const answer = await answerEdit(design, text, options);
  if (answer.as !== 'change') return { as: answer.as, after: design, ops: [] };
  const { operations } = answer;
  return {
    as: 'change',
    after: apply(design, { op: 'several', operations }),
    ops: operations.map(({ op }) => op),
  };
}

test.each([
  'put the monstera back',
  'add if it was watered, yes or no',
  'monstera is dead',
  'plants cost €5',
  'the owner should see totals',
  'snake plant is a bit dull',
  'monstera should get more light',
  'monstera is now dead',
  'delete everything about prices',
])('%s: does not regenerate, rename or empty anything', async (text) => {
  const { ops } = await edited(text);
  for (const op of ['records.about', 'feature.remove', 'screen.rename', 'text.set', 'noun.rename'])
    expect(ops).not.toContain(op);
  expect(ops).not.toContain('theme.look');
});

test('changes the subject only on request', async () => {
  expect((await edited('make it about cats')).after.domain.many).toBe('cats');
  expect((await edited('it should be about herbs instead')).after.domain.many).toBe('herbs');
});

test('does not apply a colour that should be removed', async () => {
  const { accent } = (await edited('get rid of the blue')).after.look.palette;
  expect(accent).toBe((await edited('no blue please')).after.look.palette.accent);
});

test('replaces the first quoted text by the second', async () => {
  const { after } = await edited('"Calathea" is a bit dull, make it "Bracken"');
  expect(JSON.stringify(after.screens)).toContain('"Bracken"');
  expect(JSON.stringify(after.look)).toBe(JSON.stringify(plants.look));
});

test.each([
  'add a note that friends can pin to the board',
  'add a reading list for papers on soil',
])('%s: adds no screen', async (text) => {
  expect((await edited(text)).ops).not.toContain('screen.add');
});

test('“a little darker” does not change the typeface', async () => {
  expect((await edited('a little darker')).ops).toEqual(['theme.look']);
});

test('adds a button described by adjectives', async () => {
  const { after, ops } = await edited('a huge red button to call the florist');
  expect(ops).toEqual(['component.add']);
  expect(JSON.stringify(after.screens)).toContain('"label":"Call the florist"');
});
