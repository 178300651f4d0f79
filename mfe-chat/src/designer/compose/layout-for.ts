import type { KindTraits } from '../../content/kind-traits.schema';
import { type Domain } from './content/domain';
import { type Context } from './context';
import { type HomeName } from './homes/home-names';
import { type Chance } from './seed';
import { type Brief } from '../interpret/brief';
import { type FeatureName } from '../interpret/features';

/** Home layouts that require a feature. */
const needs: Readonly<Partial<Record<string, FeatureName>>> = {
  map: 'map',
  feed: 'feed',
  board: 'kanban',
  deck: 'card-deck',
  wall: 'gallery',
};

/** Prefers a layout that shows a requested feature among those of the kind. */
export function layoutFor(
  { features }: Brief,
  { layouts }: Domain,
  ruledOut: ReadonlySet<FeatureName>,
  chance: Chance,
): HomeName {
  const open = layouts.filter((name) => !needs[name] || !ruledOut.has(needs[name]));
  const matching = open.find((name) => features.some(({ value }) => value === needs[name]));
  if (matching) return matching;
  const isTool = ['tool', 'board', 'deck'].includes(layouts[0] ?? '');
  return (isTool || open.length === 0 ? open[0] : chance.pick(open)) ?? 'card';
}

export function imageryFor(
  { seed }: Brief,
  { pictures }: Domain,
  { portraits }: KindTraits,
): Context['imagery'] {
  if (portraits) return 'initials';
  if (pictures.length < 3) return 'icons';
  return (
    (['pictures', 'icons', 'pictures', 'plain', 'icons'] as const)[(seed >>> 9) % 5] ?? 'icons'
  );
}
