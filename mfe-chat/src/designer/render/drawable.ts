import { dataArrived } from '@appling/shared/federation/fetch-data';
import { icons } from '../drawings/drawing-data';
import type { AppDesign, Screen } from '../model/app-design';
import type { ComponentType } from '../model/components';
import type { Views } from './phone';
import { fetchPictures, hasPicture } from '../drawings/pictures';
import type { PictureName } from '../drawings/picture-names';
import { addViews, hasView } from './views';

interface Family {
  types: string;
  load: () => Promise<Views>;
}

/** Types that go together in apps: each family is a file of its own, fetched when a design shows one of them. */
const families: readonly Family[] = [
  {
    types: 'cart checkout steps shelf promo wallet balance-card',
    load: async () => (await import('./views/shop')).shop,
  },
  {
    types: 'place-map run-map weather itinerary segments',
    load: async () => (await import('./views/places')).places,
  },
  {
    types: 'feed messages stories poll links deck',
    load: async () => (await import('./views/people')).people,
  },
  {
    types: 'camera scanner player drawing-pad masonry picture swatches scene',
    load: async () => (await import('./views/media')).media,
  },
  {
    types: 'editor document paragraph tags mood banner onboarding login',
    load: async () => (await import('./views/pages')).pages,
  },
  {
    types: 'area-chart gauges metric visit-card goal streak leaderboard',
    load: async () => (await import('./views/figures')).figures,
  },
  {
    types: 'quiz flash-cards phrases',
    load: async () => (await import('./views/learning')).learning,
  },
  {
    types: 'calculator converter formula timer stopwatch',
    load: async () => (await import('./views/reckoning')).reckoning,
  },
  {
    types: 'kanban schedule booking rating team-week approvals',
    load: async () => (await import('./views/planning')).planning,
  },
];

/** A whole design, or some of its screens. */
type Screens = Pick<AppDesign, 'screens'>;

const typesIn = ({ screens }: Screens): Set<ComponentType> =>
  new Set(screens.flatMap(({ components }) => components.map(({ type }) => type)));

/** Every picture is named in a field of that name, whatever the component. */
const picturesIn = ({ screens }: Screens): PictureName[] =>
  Array.from(
    JSON.stringify(screens).matchAll(/"picture":"([a-z-]+)"/g),
    (match) => match[1] as PictureName,
  );

/** Asked at every tap, so what was found once is kept. */
const ready = new WeakSet<Screen>();

/** Whether all that these screens show can be drawn at once. */
export const isDrawable = ({ screens }: Screens): boolean =>
  screens.every((screen) => {
    const isReady = ready.has(screen) || hasAllOf({ screens: [screen] });
    if (isReady) ready.add(screen);
    return isReady;
  });

const hasAllOf = (screens: Screens): boolean =>
  hasOutlines() && [...typesIn(screens)].every(hasView) && picturesIn(screens).every(hasPicture);

/** Icons come as data; where that has not arrived, the name stands for nothing yet. */
const hasOutlines = () => (icons as typeof icons | undefined) !== undefined;

/**
 * Fetches what draws components of these types.
 *
 * @throws {Error} when a file cannot be had; the next who asks tries again
 */
export async function fetchViews(types: Iterable<string>): Promise<void> {
  const missing = new Set([...types].filter((type) => !hasView(type as ComponentType)));
  const wanted = families.filter((family) =>
    family.types.split(' ').some((type) => missing.has(type)),
  );
  const [, ...found] = await Promise.all([dataArrived(), ...wanted.map(({ load }) => load())]);
  for (const views of found) addViews(views);
}

/** Fetches what draws these screens. */
export async function makeDrawable(screens: Screens): Promise<void> {
  await Promise.all([fetchViews(typesIn(screens)), fetchPictures(picturesIn(screens))]);
}
