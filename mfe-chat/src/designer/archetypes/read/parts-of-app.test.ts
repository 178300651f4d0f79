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
  [
    'Dental practice app for patients: treatments, dentists, reminders, ask for a call, opening hours',
    'Home, Treatments, Dentists, Reminders, Ask for call',
  ],
  [
    'Village choir: concerts, songs, members, who brings cake, photos from the tour',
    'Home, Concerts, Songs, Members, Cake',
  ],
  [
    'Our book circle: next meeting, what we read, suggestions, members, quotes',
    'Home, Meeting, What we read, Suggestions, Members',
  ],
  [
    'Une appli pour notre chorale : les concerts, les partitions, les membres et les photos',
    'Accueil, Concerts, Partitions, Membres, Photos',
  ],
  [
    'Notre chorale : répétitions, partitions (alto, ténor), concerts',
    'Accueil, Répétitions, Partitions, Concerts',
  ],
  ['Mein Friseursalon: Termine, Kundinnen, Farbrezepte', 'Start, Termine, Kundinnen, Farbrezepte'],
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
  ['kept of each record, in French', 'Magasin de vélos : quantité, prix, fournisseur'],
  ['facts of goods', 'Bicycle repair shop: quantity, supplier, price, parts'],
  ['done with something', 'a contract app: upload, sign with finger, send back as PDF'],
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

test('gives the facts after “with” to the records of that part', async () => {
  const design = await drawn(
    'Opera society: costumes with size, era and colour, who has borrowed them, and fittings for each singer',
  );
  expect(tabsOf(design)).toBe('Home, Costumes, Fittings');
  // Two parts show more rows of each on the first screen.
  const previews = design.screens[0]?.components.filter(({ type }) => type === 'list');
  expect(previews?.map((part) => part.type === 'list' && part.rows.length)).toEqual([4, 4]);
  const labels = JSON.stringify(design.screens.map(({ components }) => components));
  for (const fact of ['Size', 'Era', 'Colour']) expect(labels).toContain(`"label":"${fact}"`);
});

test.each([
  ['Notre club de pétanque : tournois, classement, cotisations', 'Club de pétanque'],
  ["Vorrei un'app per la banda del paese: prove, spartiti, concerti", 'Banda del paese'],
  ['Manage a five-a-side league: teams, fixtures, subs, results', 'Five-A-Side League'],
])('names an app of parts as its sentence does: %s', async (idea, name) => {
  expect((await drawn(idea)).name).toBe(name);
});

test.each([
  ['app para mi taller de motos, apunto cada factura', 'facturas'],
  ['app pro meu pet shop, agendar banho e tosa, cadastro dos cachorros', 'banhos e tosas'],
])('shows what a house keeps, not houses: %s', async (idea, many) => {
  expect((await drawn(idea)).domain.many).toBe(many);
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
