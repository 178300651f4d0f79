/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import { answerEdit } from '../answer-edit';
import { apply } from '../apply';

const options = { content: releasedSource };
const designs = new Map<string, ReturnType<typeof designFrom>>();

async function answered(idea: string, text: string) {
  const made = designs.get(idea) ?? designFrom(idea, options);
  designs.set(idea, made);
  const answer = await answerEdit((await made).design, text, options);
  return { answer, operations: answer.as === 'change' ? answer.operations : [] };
}

const queue = 'allotment plots waiting list';
const shop = 'a shop for handmade candles';

test.each([
  [queue, 'rename "waiting line" to "queue" everywhere'],
  [queue, 'hide people’s surnames, first name and initial is enough'],
  [queue, 'put "queue" before "bank"'],
  [queue, 'take out the word "death" wherever it stands'],
  ['gym rest timer', 'only 30s, 60s, 90s and 2 min as choices'],
  [shop, 'no tabs at the bottom, just one page to scroll and buttons'],
  [shop, 'change the badge names to Starfish, Octopus, Seahorse and Dolphin'],
  [shop, 'we dont say duty we say turn. change it everywhere'],
  [shop, 'can it print the certificate straight from my van printer'],
  [
    shop,
    'too many words on the opening page, people just want to know is that night taken or free',
  ],
  ['prenotare i campi da tennis', 'i campi sono due non quattro, chiamali Ombra e Sole'],
  [
    'model railway collection',
    'Filter by gauge: N, H0, 0. And a heart on each one for favourites.',
  ],
  [shop, 'owners are Baz, Keith, Little Dave, Big Dave, Sanj'],
  [shop, 'wicks should be Slim Jack #13, Dolly Bright #9, Tess Long #404'],
  [shop, 'make a red one for urgent stuff and leave the rest calm blue'],
  [shop, 'each candle ought to say how strong it is: mild, strong, ask Arnold first'],
  [shop, 'make the names alphabetical by first name'],
  ['we grow mushrooms in a cellar and sell bags to restaurants', 'the weight must be in pounds'],
  [
    'My class is hatching chicks!! the kids record the temprature, day number, what they see, and vote for names',
    'instead of a list can the days be on a calender?',
  ],
  [
    'planning 3 weeks cycling:\n- route + ferries\n- hostels booked\n- packing list',
    'packing list: drop whatever is there and put earplugs',
  ],
  ['eine App für unseren Kleingartenverein', 'mach die Knöpfe bitte eckig'],
  ['puesto de tamales', 'ponle algo más alegre tipo rosa mexicano'],
  ['une boutique de miel', 'l’onglet Distribution en deuxième, et appelle-le « Coup de main »'],
])('%s, “%s”: renames, removes and regenerates nothing', async (idea, text) => {
  const { answer, operations } = await answered(idea, text);
  expect(answer.as).not.toBe('new');
  expect(operations.filter(({ op }) => !op.startsWith('theme.'))).toEqual([]);
});

test.each([
  [
    'reading tracker for my class: what book, book band colour, page number, stickers earned',
    'book band should be a choice of lime, brown, grey, dark blue, dark red, not just typing it in',
    'theme.look',
  ],
  [
    'funeral flowers, orders with the family name, service date and card message',
    'This feels too cheerful. Soften it, muted sage and off-white',
    'theme.mode',
  ],
  [
    'me and 4 mates own a narrowboat, log engine hours, diesel and who paid for what',
    'less rounded corners, looks like a kids toy',
    'theme.look',
  ],
])('%s, “%s” does not make a %s', async (idea, text, op) => {
  const { operations } = await answered(idea, text);
  expect(operations.map((operation) => operation.op)).not.toContain(op);
});

test('adds counted things, even with long names', async () => {
  const { operations } = await answered(
    'tool library for our street: what tools we have, who has borrowed what',
    'add a long garden hose, a petrol hedge trimmer and 2 x sash clamps',
  );
  const titles = operations.map((each) =>
    each.op === 'row.add' && typeof each.row === 'object' ? each.row : {},
  );
  expect(titles).toEqual([
    { title: 'Long garden hose' },
    { title: 'Petrol hedge trimmer' },
    { title: '2 x sash clamps' },
  ]);
});

test('“get rid of …, we …” adds nothing', async () => {
  const idea = 'bell ringing tower app: ringers, practice nights, methods we can ring';
  const { operations } = await answered(
    idea,
    'get rid of the methods screen, we just ring every tuesday',
  );
  expect(operations.filter(({ op }) => op.endsWith('.add'))).toEqual([]);
});

test('does not end a quoted text at an apostrophe', async () => {
  const { operations } = await answered(
    shop,
    "Replace the headline with 'Wick, let's go!' and make it dark",
  );
  const texts = operations.flatMap((each) => (each.op === 'text.set' ? [each.text] : []));
  expect(texts).toEqual(["Wick, let's go!"]);
  expect(operations.some(({ op }) => op.startsWith('theme.'))).toBe(true);
});

test.each(['prices in yen', "it's in yen not pounds", 'change pounds to yen'])(
  '%s: shows every amount in that currency',
  async (text) => {
    const { operations } = await answered(shop, text);
    expect(operations.length).toBeGreaterThan(3);
    for (const each of operations)
      expect(each.op === 'text.set' && /¥\d/u.test(each.text) && !/[$£]/u.test(each.text)).toBe(
        true,
      );
  },
);

test.each([
  [shop, 'add a candle: Cedar, 40 hours, £12', { title: 'Cedar', note: '40 hours', value: '£12' }],
  [
    'Mi abuela tiene 40 recetas',
    'añade una receta: torrijas, 30 minutos, de la tía Loli',
    { title: 'Torrijas', note: '30 minutos, de la tía Loli' },
  ],
  [
    'carnet de commandes d’huîtres',
    'ajoute une commande : Le Petit Cabanon, 12 douzaines, pour vendredi',
    { title: 'Le Petit Cabanon', note: '12 douzaines, pour vendredi' },
  ],
  ['a stitching book', 'add D. Lurdes, black skirt, 4 cm', { title: 'D. Lurdes' }],
])('%s, “%s”: adds one row with all its details', async (idea, text, row) => {
  const { operations } = await answered(idea, text);
  expect(operations).toHaveLength(1);
  expect(operations[0]).toMatchObject({ op: 'row.add', row });
});

test('changes the subject instead of a label', async () => {
  const { operations } = await answered(shop, 'instead of candles make it about board games');
  expect(operations.map(({ op }) => op)).toContain('records.about');
});

test('“muy redondas” makes corners round, not square', async () => {
  const { operations } = await answered('una tienda de velas', 'las esquinas muy redondas');
  expect(operations).toEqual([{ op: 'theme.radius', radius: 40 }]);
});

test('says that the amounts are already in that currency', async () => {
  expect((await answered(shop, 'prices in pounds')).answer.as).toBe('already');
});

test('gives several names to the rows in order', async () => {
  const { operations } = await answered(shop, 'the candles are called Amber, Birch and Cedar');
  const { design } = await designFrom(shop, options);
  const after = apply(design, { op: 'several', operations });
  const titlesOf = (each: typeof design) =>
    each.screens.flatMap(({ components }) =>
      components.flatMap((part) =>
        part.type === 'list' ? [part.rows.map(({ title }) => title)] : [],
      ),
    );
  expect(titlesOf(after)).toContainEqual(['Amber', 'Birch', 'Cedar']);
  // The record is renamed with its row.
  const [first = ''] = titlesOf(design).find((_, at) => titlesOf(after)[at]?.[0] === 'Amber') ?? [];
  expect(JSON.stringify(after)).not.toContain(JSON.stringify(first));
});
