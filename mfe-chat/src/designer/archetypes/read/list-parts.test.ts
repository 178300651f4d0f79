import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import { faultsIn } from '../../model/app-design';

const made = async (idea: string) => (await designFrom(idea, { content: releasedSource })).design;
const tabsOf = async (idea: string) => (await made(idea)).tabs.map(({ label }) => label);
const namesOf = async (idea: string) => (await made(idea)).screens.map(({ name }) => name);

test.each([
  [
    'organ tuner app. pipe defects, spare leather, tuning sheets, invoices',
    ['Spare leather', 'Tuning sheets', 'Invoices'],
  ],
  [
    'We run a puppet theatre and need puppets, stage plans, a prop list and school visits',
    ['Stage plans', 'Prop list', 'School visits'],
  ],
])('gives listed things screens with their own rows: %s', async (idea, names) => {
  const design = await made(idea);
  const all = design.screens.map(({ name }) => name);
  expect(all).toEqual(expect.arrayContaining(names));
  const titles = names.map((name) =>
    (design.screens.find((each) => each.name === name)?.components ?? []).flatMap((part) =>
      part.type === 'list' ? part.rows.map(({ title }) => title) : [],
    ),
  );
  expect(titles.every(({ length }) => length > 0)).toBe(true);
  expect(new Set(titles.flat()).size).toBe(titles.flat().length);
});

test('asks for listed facts in the form, with the values that the list names', async () => {
  const design = await made(
    'Rowing club log. Each outing: boat type (single/double/eight), stroke rate, distance, calm or rough, remarks',
  );
  const options = design.screens.flatMap(({ components }) =>
    components.flatMap((part) => (part.type === 'choice' ? [part.options] : [])),
  );
  expect(options).toContainEqual(['Single', 'Double', 'Eight']);
  expect(options).toContainEqual(['Calm', 'Rough']);
  expect(JSON.stringify(design.screens)).toContain('Stroke rate');
});

test('turns a listed act into a form with a button of that name', async () => {
  const design = await made(
    'hut warden app: guest book, water level, request supplies (gas, flour, soap), weather notes',
  );
  const form = design.screens.find(({ name }) => name === 'Request supplies');
  expect(form?.components).toContainEqual(
    expect.objectContaining({ type: 'choice', options: ['Gas', 'Flour', 'Soap'] }),
  );
  expect(form?.components).toContainEqual(
    expect.objectContaining({ type: 'button', label: 'Request supplies' }),
  );
});

test('shows things on the tabs named after them, in the given order', async () => {
  const design = await made(
    'Brass band app. Tabs: Marches, Uniforms, Parade route (we start at the mill), Donors',
  );
  expect(design.tabs.map(({ label }) => label)).toEqual([
    'Marches',
    'Uniforms',
    'Parade route',
    'Donors',
  ]);
  const rowsOf = (name: string) =>
    design.screens
      .find((screen) => screen.name === name)
      ?.components.flatMap((part) => (part.type === 'list' ? part.rows : []))
      .map(({ title }) => title);
  expect(rowsOf('Marches')).toContainEqual(expect.stringMatching(/march/iu));
  expect(rowsOf('Uniforms')).toContainEqual(expect.stringMatching(/uniform|jumper/iu));
});

test.each([
  'I cook on Mondays, my brother washes up, and everyone sees it at once',
  'A calm look, warm colours, big round buttons',
])('does not read a sentence or a style as a list: %s', async (idea) => {
  expect(await namesOf(idea)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/sees|washes|colours|buttons/u)]),
  );
});

test('keeps records of listed people even if they use the app', async () => {
  expect(await tabsOf('an app for a farrier to keep track of horses, owners and visits')).toEqual(
    expect.arrayContaining(['Owners', 'Visits']),
  );
});

test('takes the content of a ledger as the subject, not the ledger', async () => {
  const { domain } = await made('a ledger of my pear trees');
  expect(domain.one).toBe('pear tree');
});

test('dates log entries in the past', async () => {
  const design = await made('a logbook of my sauna visits');
  const history = design.screens.find(({ id }) => id === 'history');
  const rows = history?.components.flatMap((part) => (part.type === 'list' ? part.rows : []));
  expect(rows?.map(({ note }) => note)).toContain('Yesterday');
  expect(JSON.stringify(rows)).not.toContain('Tomorrow');
});

test.each([
  'Choir app with song library, invite members, concert calendar, pay dues',
  'reading list, meeting notes, meeting notes, Meeting Notes, member list',
  'A storefront for one potter. Screens: Gallery, Basket, Checkout, My orders, About the potter',
])('shows every screen once: %s', async (idea) => {
  const design = await made(idea);
  expect(faultsIn(design)).toEqual([]);
  const names = design.screens.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('does not read a unit in brackets as a value', async () => {
  const design = await made(
    'honey jars log. Each batch: weight (kg/lb), planting date (dd/mm/yyyy), colour (light/amber/dark)',
  );
  expect(JSON.stringify(design.screens)).not.toMatch(/"Kg"|"Dd"/u);
  expect(JSON.stringify(design.screens)).toContain('Amber');
});

test.each([
  [
    'I visit closed railway stations and want a logbook. Country, line, condition 1-5, year closed, access notes, wishlist of ones still to see, and a map.',
    ['Country', 'Line', 'Condition', 'Year closed', 'Access notes'],
  ],
  [
    'I collect enamel signs. Want to catalogue them by maker, decade and condition, mark duplicates',
    ['Maker', 'Decade', 'Condition'],
  ],
])(
  'reads the contents of a logbook and search criteria as facts of each record: %s',
  async (idea, kept) => {
    const design = await made(idea);
    const labels = design.screens.flatMap(({ components }) =>
      components.flatMap((part) =>
        part.type === 'field' || part.type === 'choice' ? [part.label] : [],
      ),
    );
    expect(labels).toEqual(expect.arrayContaining(kept));
    expect(design.tabs.map(({ label }) => label)).not.toEqual(
      expect.arrayContaining(['Condition']),
    );
  },
);

test('reads the list below “tabs:” as tabs', async () => {
  const idea = 'tabs:\n- Tonight\n- My logbook\n- Equipment\n- Meetups\nfor amateur astronomers';
  expect(await tabsOf(idea)).toEqual(['Tonight', 'My logbook', 'Equipment', 'Meetups']);
});

test.each([
  ['a grooming place, people keep phoning me. Clients pick their dog, see free slots', 'phoning'],
  ['tabs for stars and meetups, in red so it doesnt ruin night vision', 'ruin night'],
  ['an app for my dog walking business, walkers and owners', 'walking businesses'],
  ['weaving row counter with multiple looms, pattern repeats and a calculator', 'multiple'],
])('%s: does not add “%s”', async (idea, word) => {
  const { name, screens } = await made(idea);
  const isSaid = JSON.stringify([name, screens]).toLowerCase().includes(word);
  expect(isSaid).toBe(false);
});

test('does not read acts on a thing as its facts', async () => {
  const idea = 'Dog grooming. Clients should pick their dog, see free slots and book.';
  const { reading } = await designFrom(idea, { content: releasedSource });
  expect(reading?.facts).toEqual([]);
  expect(reading?.things.map(({ one }) => one)).toEqual(['free slot']);
});

test('shortens a long name to its noun on a tab', async () => {
  const idea = 'a logbook of abandoned railway stations: country, line, year closed, notes';
  expect((await tabsOf(idea))[0]).toBe('Stations');
});

test('gives listed people names, not numbers', async () => {
  const { screens } = await made(
    'app for my dog walking business, owners and conductors, bookings',
  );
  const own = screens.filter(({ name }) => ['Owners', 'Conductors'].includes(name));
  const rows = own.flatMap(({ components }) =>
    components.flatMap((part) => (part.type === 'list' ? part.rows : [])),
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { title } of rows) expect(title).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}/u);
});
