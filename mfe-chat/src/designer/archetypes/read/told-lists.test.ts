import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { wordsFor } from './reading-words';
import { toldIn } from './told-lists';

const read = async (text: string) => {
  const app = await releasedSource.app('en');
  if (!app) throw new Error('There are no apps in English.');
  return toldIn(text, wordsFor(app), () => true).map(({ as, head, items }) => ({
    as,
    head,
    items: items.map(({ name, value }) => (value ? `${name} = ${value}` : name)),
  }));
};
const drawn = async (idea: string): Promise<AppDesign> =>
  (await designFrom(idea, { content: releasedSource })).design;
const textOf = (design: AppDesign) => JSON.stringify(design.screens);

test.each([
  ['Guests pick a massage: Back £30, Full body £55, Feet £20.', 'rows', 'massage', 'Back = £30'],
  [
    'The day (breakfast 8:00, walk 10:30, dinner 18:00) is on the first screen',
    'rows',
    'day',
    'breakfast = 8:00',
  ],
  [
    'The home screen shows the lake: temperature 18 °C, wind 12 km/h, depth 3/5',
    'figures',
    'lake',
    'temperature = 18 °C',
  ],
  ['An app with three buttons: Ring bell, Open gate, Call Jo', 'actions', 'buttons', 'Ring bell'],
  ['Cleaners mark cabins as Dirty, Half done, Clean or Checked.', 'choice', '', 'Dirty'],
  ['each jar has a condition: sealed / open / empty', 'choice', 'condition', 'sealed'],
  [
    'Members reserve the kilns: Big Bertha, Little Otto, Raku Barrel',
    'rows',
    'kilns',
    'Big Bertha',
  ],
  [
    'A dorm bed is 28 €, private room 75 € and half board is 32 €.',
    'rows',
    'prices',
    'dorm bed = 28 €',
  ],
  ['My boxes are small £12, large £20 and giant £31.', 'rows', 'boxes', 'small = £12'],
  ['tasks by area: Track, Shed, Station', 'choice', 'area', 'Track'],
  ['and follow the status (Received, In progress, Closed)', 'choice', 'status', 'Received'],
])('reads a list with self-describing items: %s', async (text, as, head, first) => {
  const [list] = await read(text);
  expect(list).toMatchObject({ as, head });
  expect(list?.items[0]).toBe(first);
});

test.each([
  ['what is kept of each', 'a log of dives (date, depth, buddy, notes)'],
  ['a look', 'Colours: navy, cream, coral. An app for swimmers'],
  ['a list of screens', 'Screens: Home, Map, Me'],
  ['two things', 'an app for dogs, either big or small'],
  ['an example', 'pick a hut on the list (for example Eagle Hut, 2,340 m, 48 beds)'],
])('does not read this as a list with self-describing items: %s', async (_, text) => {
  expect(await read(text)).toEqual([]);
});

test('shows listed records in their order and with their prices', async () => {
  const design = await drawn(
    'Guests pick a massage: Back £30, Full body £55, Feet £20. Then they choose a day.',
  );
  const lists = design.screens.flatMap(({ components }) =>
    components.flatMap((part) => (part.type === 'list' ? [part.rows] : [])),
  );
  expect(
    lists.some(
      (rows) =>
        rows
          .slice(0, 3)
          .map(({ title }) => title)
          .join() === 'Back,Full body,Feet',
    ),
  ).toBe(true);
  expect(textOf(design)).toContain('£55');
});

test('makes an app of three buttons from “only has 3 buttons”', async () => {
  const design = await drawn(
    'an app for my uncle that only has 3 buttons: call Maria, my pills, help',
  );
  expect(design.tabs).toEqual([]);
  expect(design.screens).toHaveLength(1);
  expect(
    design.screens[0]?.components.map((part) => (part.type === 'button' ? part.label : part.type)),
  ).toEqual(['header', 'Call Maria', 'My pills', 'Help']);
});

test('makes a button of each text quoted after “the buttons”', async () => {
  const design = await drawn(
    'driver app with the buttons "Start", "Pause" and "Running late" for our tours',
  );
  const labels = design.screens.flatMap(({ components }) =>
    components.flatMap((part) => (part.type === 'button' ? [part.label] : [])),
  );
  expect(labels).toEqual(expect.arrayContaining(['Start', 'Pause', 'Running late']));
});
