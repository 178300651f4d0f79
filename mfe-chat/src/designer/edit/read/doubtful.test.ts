/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { answerEdit } from '../answer-edit';

const options = { content: releasedSource };
const idea = 'like tinder for people who want to meet rescue dogs, with chat';
let dogs: AppDesign;
beforeAll(async () => {
  dogs = (await designFrom(idea, options)).design;
});

async function opsOf(text: string): Promise<string[]> {
  const answer = await answerEdit(dogs, text, options);
  return answer.as === 'change' ? answer.operations.map(({ op }) => op) : [];
}

test.each([
  'lose the badge on the chat',
  'the counter on the chat can go',
  'i do not like the number badge on the chat, lose it',
])('%s: keeps the chat', async (text) => {
  expect(await opsOf(text)).toEqual([]);
});

test.each(['get rid of the chat', 'take the chat out of it', 'we never use the chat, take it out'])(
  '%s: removes the chat',
  async (text) => {
    expect(await opsOf(text)).toEqual([expect.stringMatching(/^(feature|screen)\.remove$/)]);
  },
);

test.each([
  'vet notes need to be the first thing on a dog, before the photo',
  'dogs should be sorted by how long they have been waiting and',
])('%s: does not write the request into a text', async (text) => {
  const answer = await answerEdit(dogs, text, options);
  expect(JSON.stringify(answer.as === 'change' ? answer.operations : [])).not.toMatch(
    /first thing|been waiting/i,
  );
});

test.each(['take the aquarium out of it', 'take the aquarium out of the app, please'])(
  '%s: reports the aquarium as missing',
  async (text) => {
    expect(await answerEdit(dogs, text, options)).toMatchObject({
      as: 'absent',
      absent: ['aquarium'],
    });
  },
);

test('changes nothing if most words of a style are unknown', async () => {
  expect(await opsOf('make it professional')).toEqual(['theme.style']);
  expect(await opsOf('less like a bank. sooty rivets with walnut drawers')).toEqual([]);
});

test.each(['less modern', 'less like a bank', 'a bit less friendly'])(
  '%s: does not set the style that is too much already',
  async (text) => {
    expect(await opsOf(text)).toEqual([]);
  },
);

test.each(['less boring', 'less outdated', 'less busy please'])(
  '%s: answers a complaint with a style',
  async (text) => {
    expect(await opsOf(text)).toEqual([expect.stringMatching(/^theme\.(look|style)$/)]);
  },
);

test.each([
  'let them enter puppies, not hounds',
  'the list should be puppies only, not hounds and strays',
])('%s: does not use negated words as a name', async (text) => {
  const answer = await answerEdit(dogs, text, options);
  expect(JSON.stringify(answer.as === 'change' ? answer.operations : [])).not.toMatch(/not /i);
});

test('derives the singular of a noun given in the plural', async () => {
  const answer = await answerEdit(dogs, 'dog should be called Hounds', options);
  expect(answer).toMatchObject({
    operations: [{ op: 'noun.rename', to: { one: 'Hound', many: 'Hounds' } }],
  });
});

test.each([
  'we do not need the scanner and tickets by month in the chat',
  'we do not need a lute on the first page',
])('%s: adds nothing', async (text) => {
  expect(await opsOf(text)).not.toContainEqual(expect.stringMatching(/add$/));
});

test.each(['remove all the ages and the lick thing', 'the lick thing can go'])(
  '%s: keeps the dogs',
  async (text) => {
    expect(await opsOf(text)).not.toContain('row.remove');
  },
);

test('does not write “should be” into a text', async () => {
  const answer = await answerEdit(dogs, 'instead of Matches it should be Walks', options);
  expect(JSON.stringify(answer)).not.toContain('should be');
});

test('ends a name at the end of its sentence', async () => {
  const said =
    '"Dog Circle" is doubled. Call it PawPair. and everywhere it says dog circle just circle';
  const answer = await answerEdit(dogs, said, options);
  expect(JSON.stringify(answer)).not.toContain('PawPair. and');
});

test.each(['add a skip button', 'rename the app to Log In', 'call the app Power On'])(
  '%s: makes the change',
  async (text) => {
    expect(await opsOf(text)).not.toEqual([]);
  },
);

const opsFor = async (idea: string, text: string): Promise<string[]> => {
  const { design } = await designFrom(idea, options);
  const answer = await answerEdit(design, text, options);
  return answer.as === 'change' ? answer.operations.map(({ op }) => op) : [answer.as];
};

test.each([
  ['make the timer the biggest thing on the screen', 'a timer for sourdough', ['unclear']],
  ["call the jobs 'tickets' please", 'a board for my bike repair shop', ['absent']],
  ['hive 4 died over winter, take it out', 'beekeeping visits to my hives', ['unclear']],
  ['bigger pictures please', 'a shop for candles', ['layout.variant']],
  [
    'less space between the rows, i want to see more at once',
    'a list of my plants',
    ['density.set'],
  ],
  ['add a line chart of the pain score', 'a diary of my back pain', ['component.add']],
  ['change the first plant to Monstera Thai, £48', 'plant shop', ['row.edit']],
  ['余白をもっと広く', '銭湯めぐりの記録アプリ', ['density.set']],
  ['the second tab, can you call it My Ladies', 'a shop for candles', ['screen.rename']],
  ['lol can we call it Bin Day', 'a shop for candles', ['design.rename']],
  ['ooh can the corners be rounder, like really round', 'a shop for candles', ['theme.radius']],
  ['change customers to drops, thats what we call em', 'window cleaning round', ['absent']],
  ["loot should say who's carrying it", 'D&D companion: loot, sessions, NPCs', ['unclear']],
  [
    'show covers as a grid, big square photos, not a boring list',
    'a shop for candles',
    ['unclear'],
  ],
  ['things that are out should be grey', 'a shop for candles', ['doubt']],
])('“%s” in “%s”: changes only that', async (text, idea, ops) => {
  expect([...new Set(await opsFor(idea, text))]).toEqual(ops);
});

test.each([
  ['ball valve is 6 not 12', '6 left'],
  ['pipe is 40', '40 left'],
])('%s: sets the number and keeps its unit', async (text, value) => {
  const idea = 'Inventory for my plumbing van. Fittings, valves, pipe. Min stock';
  const { design } = await designFrom(idea, options);
  expect(await answerEdit(design, text, options)).toMatchObject({
    operations: [{ op: 'row.edit', row: { value } }],
  });
});

test('a button says what stands before it: “START SHIFT button bang in the middle”', async () => {
  const text = 'needs a big START SHIFT button bang in the middle when you open it';
  const { design } = await designFrom('HGV driver log - shifts, hrs driven, breaks', options);
  expect(await answerEdit(design, text, options)).toMatchObject({
    operations: [{ op: 'component.add', component: { type: 'button', label: 'START SHIFT' } }],
  });
});

test('a photo for each farmer does not rename photos', async () => {
  const idea = 'Une appli pour notre AMAP : les paniers de la semaine, les producteurs';
  const text = "Est-ce qu'on peut mettre une photo pour chaque producteur ?";
  expect(await opsFor(idea, text)).not.toContain('noun.rename');
});

test('a mode comes before the colours of the same message', async () => {
  expect(
    await opsFor('a shop for candles', 'dark mode pls and the accent in like a neon green'),
  ).toEqual(['theme.mode', 'theme.role']);
});
