import { type Domain } from './content/domain';
import { type Context } from './context';
import { type HomeName } from './homes/home-names';
import { type Chance } from './seed';
import { type Brief } from '../interpret/brief';
import { type FeatureName } from '../interpret/features';

/** The family of the home screen: of those that suit the kind, one that shows what the text asks for. */
export function layoutFor(
  brief: Brief,
  domain: Domain,
  features: Set<FeatureName>,
  chance: Chance,
): HomeName {
  const asked = new Set(brief.features.map(({ value }) => value));
  const needs: Partial<Record<string, FeatureName>> = {
    map: 'map',
    feed: 'feed',
    board: 'kanban',
    deck: 'card-deck',
    wall: 'gallery',
  };
  const ruledOut = new Set(brief.excluded.map(({ value }) => value));
  const open = domain.layouts.filter((name) => !needs[name] || !ruledOut.has(needs[name]));
  const matching = open.find((name) => needs[name] && asked.has(needs[name]));

  if (matching) return matching;
  if (domain.layouts[0] === 'tool' || domain.layouts[0] === 'board' || domain.layouts[0] === 'deck')
    return open[0] ?? 'card';
  return open.length > 0 ? chance.pick(open) : 'card';
}

const portrayed = new Set([
  'dating',
  'chat',
  'mail',
  'social',
  'community',
  'ride-share',
  'jobs',
  'profile',
  'family',
]);

export function imageryFor({ kind, seed }: Brief, { pictures }: Domain): Context['imagery'] {
  if (portrayed.has(kind.value)) return 'initials';
  if (pictures.length < 3) return 'icons';
  return (
    (['pictures', 'icons', 'pictures', 'plain', 'icons'] as const)[(seed >>> 9) % 5] ?? 'icons'
  );
}
