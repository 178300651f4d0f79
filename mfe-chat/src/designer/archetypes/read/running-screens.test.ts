import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';

const read = async (idea: string) => await designFrom(idea, { content: releasedSource });

const farm =
  'Brief for "Hayloft": a farm shares its machines. "Machines" lists tractors with size and next free day. Tapping a machine opens "Machine" with photo, owner, hours and a button "Reserve". "My days" shows my reservations. A tab "Rules" says: bring back full, clean it.';

test('makes screens named in running text, with their components', async () => {
  const { design, reading } = await read(farm);
  expect(design.name).toBe('Hayloft');
  expect(design.screens.map(({ name }) => name)).toEqual([
    'Machines',
    'Machine',
    'My days',
    'Rules',
  ]);
  expect(design.tabs.map(({ label }) => label)).toEqual(['Machines', 'My days', 'Rules']);
  expect(reading?.screens[0]?.said).toEqual([
    { as: 'rows', texts: ['size', 'next free day'], of: 'tractor' },
  ]);
  expect(reading?.screens[1]?.said).toEqual([
    { as: 'facts', texts: ['photo', 'owner', 'hours'] },
    { as: 'button', texts: ['Reserve'] },
  ]);
});

test('opens the described screen from a row', async () => {
  const { design } = await read(farm);
  const [list] = design.screens[0]?.components.filter(({ type }) => type === 'list') ?? [];
  expect(JSON.stringify(list)).toContain('Tractor 1');
  expect(JSON.stringify(list)).toContain('"to":"detail"');
  const detail = design.screens.find(({ id }) => id === 'detail');
  expect(JSON.stringify(detail)).toContain('Reserve');
});

test('orders described screens by the tab bar', async () => {
  const { design } = await read(
    'An app for "Potluck", our kitchen. First screen "Tonight" shows dishes with cook and table. Bottom tabs: Tonight, Shopping, Me. Second screen "Shopping" lists what is missing.',
  );
  expect(design.name).toBe('Potluck');
  expect(design.tabs.map(({ label }) => label)).toEqual(['Tonight', 'Shopping', 'Me']);
});

test.each([
  [
    'Kennel app. The first screen "Dogs in" shows name, box and food. On "Walks" the helper ticks off who was out. Second tab "Owners": phone, pickup time.',
    ['Dogs in', 'Walks', 'Owners'],
  ],
  [
    'Ferry app. Second screen Tides shows high and low water. Third screen Harbour lists boats with length and berth.',
    ['Tides', 'Harbour'],
  ],
  ['App with a Rules tab with max 5 eggs, one pan only, and a Pots tab', ['Rules', 'Pots']],
])('reads the screens that a sentence names: %s', async (idea, names) => {
  expect((await read(idea)).reading?.screens.map(({ name }) => name)).toEqual(names);
});

test('does not read the label of a button as a screen', async () => {
  const { reading } = await read(
    'Main screen: a list of jars; a big button saying "Go". Jam stall.',
  );
  expect(reading?.screens).toEqual([]);
  expect(reading?.home).toEqual([{ as: 'button', texts: ['Go'] }]);
});
