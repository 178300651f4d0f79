import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import { faultsIn, type AppDesign } from '../../model/app-design';

const made = async (idea: string) => (await designFrom(idea, { content: releasedSource })).design;
const partsOf = ({ screens }: AppDesign) => screens.flatMap(({ components }) => components);
function factsOf(design: AppDesign): Record<string, string> {
  const detail = partsOf(design).find(({ type }) => type === 'detail');
  const facts = detail?.type === 'detail' ? (detail.records[0]?.facts ?? []) : [];
  return Object.fromEntries(facts.map(({ label, value }) => [label, value]));
}
const titlesOf = (design: AppDesign) =>
  partsOf(design).flatMap((part) =>
    part.type === 'list' ? part.rows.map(({ title }) => title) : [],
  );
const inputsOf = ({ screens }: AppDesign) =>
  Object.fromEntries(
    (screens.find(({ id }) => id === 'new')?.components ?? []).flatMap((part) =>
      part.type === 'choice' || part.type === 'field' ? [[part.label, part]] : [],
    ),
  );

test('shows requested facts in the form and on the record, with suitable values', async () => {
  const design = await made(
    'glider logbook: launch type (winch/aerotow), altitude, wind direction, landed out?, glimmer',
  );
  expect(faultsIn(design)).toEqual([]);
  const facts = factsOf(design);
  expect(facts['Launch type']).toMatch(/^(?:Winch|Aerotow)$/);
  expect(facts['Landed out']).toMatch(/^(?:Yes|No)$/);
  expect(facts['Altitude']).toMatch(/\d/);
  expect(facts['Wind direction']).toMatch(/\p{L}/u);
  // An unknown fact has no value.
  expect(facts['Glimmer']).toBe('–');
  const inputs = inputsOf(design);
  expect(inputs['Launch type']).toMatchObject({ options: ['Winch', 'Aerotow'] });
  expect(inputs['Glimmer']).toMatchObject({ type: 'field', placeholder: 'Glimmer' });
});

test('turns a list of facts into a log, without goals or a streak unless requested', async () => {
  const design = await made('log my glints: lake, distance, water temperature, wetsuit or not');
  const types = new Set<string>(partsOf(design).map(({ type }) => type));
  expect(types.has('goal') || types.has('streak')).toBe(false);
  expect(design.screens[0]?.name).toBe('Glints');
  const { Lake: lake } = factsOf(design);
  expect(titlesOf(design)).toContain(`Glint · ${lake}`);
  const asked = await made('log my glints: lake, distance, water temperature. keep my streak');
  expect(partsOf(asked).some(({ type }) => type === 'streak')).toBe(true);
});

test('tells records apart by a code', async () => {
  const design = await made('grommet log: tag number, weather at dawn, score out of 10, rope');
  expect(titlesOf(design)).toContainEqual(
    expect.stringMatching(new RegExp(`^Grommet (?:· )?${factsOf(design)['Tag number']}$`)),
  );
});

test('reads the kind of a field from the word before a preposition', async () => {
  const facts = factsOf(
    await made('blorb log. Just species, date, weight, mood, weather the days before'),
  );
  // The last word, “days”, does not decide.
  expect(facts['Weather the days']).toMatch(/^[A-Z][a-z ]+$/);
});

test('reads a list after “for each” as facts of the record in every archetype', async () => {
  const design = await made(
    'Choir tour checklist. For each concert: hall, programme, encore, dress code, parking',
  );
  const facts = Object.keys(factsOf(design));
  expect(facts).toEqual(expect.arrayContaining(['Hall', 'Encore', 'Dress code']));
});

test.each(['blorb log: distance, price, date', 'log my glints: distance, mood, glimmer'])(
  'sorts records named by date from latest to earliest and shows that date: %s',
  async (idea) => {
    const design = await made(idea);
    const titles = titlesOf(design).slice(0, 5);
    const days = titles.map((title) => Date.parse(`${title.split(' · ')[1]} 2026`));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    const { Date: day } = factsOf(design);
    if (day) expect(titles[0]).toContain(day);
  },
);

test('puts due dates in the future and shows “how long” as a duration', async () => {
  const facts = factsOf(await made('blorb log: due date, amount, how long, where it lies'));
  const days = (text = '') => Date.parse(`${text} 2026`);
  expect(days(facts['Due date'])).toBeGreaterThan(days('May 19'));
  expect(facts['How long']).toMatch(/\d/);
  expect(facts['Where it lies']).toBe('–');
});

test('reads units in brackets as one fact and asks for a name once', async () => {
  const design = await made(
    'blorb log: name, depth (m/ft), weight (kg/lb), mood (good/good), rope',
  );
  const labels = Object.keys(factsOf(design)).map((label) => label.replace(/ \(.*/, ''));
  expect(new Set(labels).size).toBe(labels.length);
  const form = design.screens.find(({ id }) => id === 'new')?.components ?? [];
  expect(form.filter((part) => 'label' in part && part.label === 'Name')).toHaveLength(1);
});

test('keeps an archetype that was chosen by hand', async () => {
  const idea = 'climbing log: grade, colour, attempts';
  const { design } = await designFrom(idea, {
    content: releasedSource,
    choice: { archetype: 'checklist' },
  });
  expect(partsOf(design).some(({ type }) => type === 'checklist')).toBe(true);
});

test.each([
  'log my swims with lake, distance, water temperature and mood. Texts in German.',
  'I want an app with constructors',
  'log dives: site, depth, constructor, __proto__, toString',
])('makes a valid design for an odd idea: %s', async (idea) =>
  expect(faultsIn(await made(idea))).toEqual([]),
);

test('reads nouns and questions between commas as facts of a record', async () => {
  const dogs = await made(
    'Dog grooming bookings for a salon. I need the dog’s name, breed, owner’s phone and whether it bites.',
  );
  const facts = factsOf(dogs);
  expect(Object.keys(facts)).toEqual(expect.arrayContaining(['Dog’s name', 'Breed']));
  expect(facts['Owner’s phone']).toMatch(/\d/);
  expect(facts['Bites']).toMatch(/^(?:Yes|No)$/);
  expect(dogs.screens.map(({ name }) => name)).not.toContain('Bites');
});

test('a noun with values in brackets between questions is a choice, not the list of records', async () => {
  const records = await made(
    'Vinyl collection with what I paid, condition (Mint, Fair, Good), pressing year and whether it is lent out',
  );
  expect(inputsOf(records)['Condition']).toMatchObject({ options: ['Mint', 'Fair', 'Good'] });
  expect(titlesOf(records)).not.toContain('Mint');
  expect(Object.keys(factsOf(records))).toEqual(expect.arrayContaining(['Paid', 'Lent out']));
});

test.each([
  ['Choir app: songs, rehearsals, who is missing', 'Rehearsal'],
  ['Which engines need oil and what is in the kitty. Model railway club app', 'Kitty'],
])('reads lists and single questions as before: %s', async (idea, label) => {
  expect(Object.keys(factsOf(await made(idea)))).not.toContain(label);
});
