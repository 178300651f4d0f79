import type { AppDesign } from '../model/app-design';
import type { ComponentType } from '../model/components';
import type { Views } from './phone';
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

const typesIn = ({ screens }: AppDesign): Set<ComponentType> =>
  new Set(screens.flatMap(({ components }) => components.map(({ type }) => type)));

/** Whether all that a design shows can be drawn at once. */
export const isDrawable = (design: AppDesign): boolean => [...typesIn(design)].every(hasView);

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
  for (const views of await Promise.all(wanted.map(({ load }) => load()))) addViews(views);
}

/** Fetches what draws a design. */
export const makeDrawable = (design: AppDesign): Promise<void> => fetchViews(typesIn(design));
