import { faultsIn } from '../../model/app-design';
import { releasedSource } from '../../../content/released-source';
import { designFrom, readingFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';

const drawn = async (idea: string): Promise<AppDesign> =>
  (await designFrom(idea, { content: releasedSource })).design;
const tabsOf = ({ tabs }: AppDesign) => tabs.map(({ label }) => label).join(', ');
const rowsOf = (design: AppDesign, name: string) =>
  design.screens
    .find((screen) => screen.name === name)
    ?.components.flatMap((part) => (part.type === 'list' ? part.rows : [])) ?? [];

test.each([
  [
    'App for our sailing club: events, members, boats and a kit list',
    'Home, Events, Members, Boats, Kit list',
  ],
  [
    'a radio app with shows, presenters, podcasts and a schedule',
    'Home, Shows, Presenters, Podcasts, Schedule',
  ],
  [
    'nursery app - daily notes, photos, lunch menu, absences',
    'Home, Daily notes, Photos, Lunch menu, Absences',
  ],
  [
    'I need an app for my pottery studio with classes, kiln bookings, members and messages',
    'Home, Classes, Bookings, Members, Messages',
  ],
  [
    'Build a cycling app. It needs routes, rides, statistics and friends',
    'Home, Routes, Rides, Statistics, Friends',
  ],
])('gives listed parts of the app a tab each: %s', async (idea, tabs) => {
  expect(tabsOf(await drawn(idea))).toBe(tabs);
});

test.each([
  ['kept of each record', 'A moth log with species, date and weather'],
  ['wares of one sort', 'an app for my orchard: apples, pears, plums'],
  [
    'told in sentences',
    'parcel app. Customer picks a size, courier accepts, both follow it on a map',
  ],
  ['done, not named', 'a ferry app: book a seat, show the ticket, follow the boat'],
])('does not read a list as parts of the app if its items are %s', async (_, idea) => {
  expect((await readingFrom(idea, { content: releasedSource })).reading?.owner).toBeUndefined();
});

test('names the app after its owner and previews each part on the first screen', async () => {
  const design = await drawn('App for our sailing club: events, members, boats and a kit list');
  expect(design.name).toBe('Sailing Club');
  const [home] = design.screens;
  expect(home?.components.flatMap((part) => (part.type === 'section' ? [part.title] : []))).toEqual(
    ['Events', 'Members', 'Boats', 'Kit list'],
  );
  const first = rowsOf(design, 'Members')[0]?.title;
  expect(first).toBeTruthy();
  expect(JSON.stringify(home)).toContain(first);
});

test('shows realistic rows in parts, not a noun with a number', async () => {
  const design = await drawn('a football app with fixtures, squad, results and a league table');
  for (const name of ['Fixtures', 'Squad', 'Results', 'League table']) {
    const titles = rowsOf(design, name).map(({ title }) => title);
    expect(titles).toHaveLength(6);
    expect(titles.filter((title) => /^\p{L}+ \d$/u.test(title))).toEqual([]);
  }
  expect(rowsOf(design, 'League table')[0]).toMatchObject({
    title: 'Northgate Falcons',
    value: 'Place 1',
  });
});

test('shows the goods of a shop in its products and wishlist', async () => {
  const design = await drawn('A shop app for lamps with products, cart, wishlist and checkout');
  expect(rowsOf(design, 'Products')[0]?.title).toMatch(/lamp/iu);
  expect(rowsOf(design, 'Wishlist')[0]?.title).toMatch(/lamp/iu);
});

test.each([
  'a workshop app: jobs, customers, invoices and spare parts',
  'App for our sailing club: events, members, boats and a kit list',
  'a football app with fixtures, squad, results and a league table',
])('links only to screens that exist, so that edits apply: %s', async (idea) => {
  const design = await drawn(idea);
  expect(faultsIn(design)).toEqual([]);
});
