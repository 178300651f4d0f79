import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';

const made = (idea: string) => designFrom(idea, { content: releasedSource });
const listed = async (idea: string) => (await made(idea)).reading?.listed;

test.each([
  ['Board for a small bakery: asked, priced, in the oven, boxed', 'stages', 4],
  ['Saddle repairs: new, waiting for leather, sewn, paid', 'stages', 4],
  ['Kanban für unsere Töpferei: bestellt, gedreht, gebrannt, abgeholt', 'stages', 4],
  ['Checklist before a flight: oil, flaps, doors', 'tasks', 3],
  ['Checkliste vor dem Tauchen: Flasche, Maske, Ventil, Uhr', 'tasks', 4],
  ['Stock for our youth club. soap, flour, candles', 'rows', 3],
  ['Lager der Feuerwehr: Schläuche, Helme, Funkgeräte', 'rows', 3],
])('builds the app from a list after a colon: %s', async (idea, as, count) => {
  const list = await listed(idea);
  expect(list?.as).toBe(as);
  expect(list?.items).toHaveLength(count);
});

test('shows stages as columns of the board, not as screens', async () => {
  const { design } = await made('Board for a small bakery: asked, priced, in the oven, boxed');
  expect(JSON.stringify(design.screens[0])).toContain('["Asked","Priced","In the oven","Boxed"]');
  expect(design.tabs.map(({ label }) => label)).not.toContain('Askeds');
});

test('shows the listed checks in the checklist', async () => {
  const { design } = await made('Checklist before a flight: oil, flaps, doors');
  const [list] = design.screens[0]?.components.filter(({ type }) => type === 'checklist') ?? [];
  expect(list?.type === 'checklist' && list.tasks.map(({ title }) => title)).toEqual([
    'Oil',
    'Flaps',
    'Doors',
  ]);
});

test.each([
  ['App per il coro: chi viene, partiture, concerti', 'Chi viene?', ['Partiture', 'Concerti']],
  ['Choir app: songs, rehearsals, who is missing', 'Who is missing?', ['Songs', 'Rehearsals']],
  ['剣道部のアプリ：誰が来る、試合の予定、連絡', '誰が来る?', ['試合の予定', '連絡']],
])(
  'gives listed nouns a screen and answers a question on the first screen: %s',
  async (idea, question, screens) => {
    const { design } = await made(idea);
    expect(JSON.stringify(design.screens[0])).toContain(`"title":"${question}"`);
    const tabs = design.tabs.map(({ label }) => label);
    expect(tabs).toEqual(expect.arrayContaining(screens));
  },
);

test('reads facts, not stages or goods, from a list of facts', async () => {
  const { reading } = await made('Notes de frais : photo du ticket, montant, date');
  expect(reading?.facts).toEqual(['photo du ticket', 'montant', 'date']);
  expect(await listed('Style: navy, square corners. A kiln diary.')).toBeUndefined();
});
