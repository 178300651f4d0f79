import { type Domain } from './content/domain';
import { clip } from './clip';
import { capital } from './context';
import { placeNamed, placeOf, places, type Place } from './places';
import { type Brief } from '../interpret/brief';
import { type FeatureName } from '../interpret/features';

export interface Planned {
  id: string;
  label: string;
  places: Place[];
  /** The text requests it, so it gets a tab first. */
  literal: boolean;
}

export const slug = (text: string, index: number): string => {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
  return /^[a-z]/.test(plain) ? plain : `screen-${index + 1}`;
};

/** Returns all requested features and enough typical ones of the kind. */
export function featuresFor(
  brief: Brief,
  domain: Domain,
  ruledOut: ReadonlySet<FeatureName>,
): Set<FeatureName> {
  const features = new Set(
    brief.features.map(({ value }) => value).filter((value) => !ruledOut.has(value)),
  );
  const most = brief.counts['screens'] ?? brief.counts['screen'] ?? 5;
  const screens = () => new Set([...features].map((feature) => placeOf(feature)?.name)).size + 1;
  for (const feature of [
    ...domain.features,
    'list',
    'detail',
    'profile',
    'settings',
  ] as FeatureName[]) {
    if (screens() >= Math.min(most, 5)) break;
    if (!ruledOut.has(feature)) features.add(feature);
  }
  return features;
}

/** At most eleven. */
export function planScreens(
  brief: Brief,
  { tabs }: Domain,
  features: Set<FeatureName>,
  atHome: Set<FeatureName>,
): Planned[] {
  const planned: Planned[] = [];
  const isTaken = (id: string) => id === 'home' || planned.some((screen) => screen.id === id);
  for (const [index, { value, place: name }] of brief.screens.slice(0, 8).entries()) {
    if (value === brief.home?.value) continue;
    const known = placeNamed(name);
    const place =
      known && !planned.some((screen) => screen.places.includes(known)) ? known : undefined;
    const wanted = slug(value, index);
    let id = wanted;
    for (let next = index + 2; isTaken(id); next += 1) id = `${wanted}-${next}`;
    planned.push({
      id,
      label: clip(capital(value, brief.language), 24),
      places: place ? [place] : [],
      literal: true,
    });
  }
  for (const place of places()) {
    const wanted = place.features.filter(
      (feature) => features.has(feature) && !atHome.has(feature),
    );
    if (wanted.length === 0 || planned.some((screen) => screen.places.includes(place))) continue;
    const label = tabs[place.name];
    planned.push({
      id: label ? slug(label, planned.length) : place.name,
      label: label ?? place.label,
      places: [place],
      literal: false,
    });
  }
  const kept = planned.slice(0, 11);
  for (const [index, { places: more }] of planned.slice(11).entries())
    kept[index % 11]?.places.push(...more);
  return kept;
}
