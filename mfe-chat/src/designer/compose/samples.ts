import type { IconName } from '../drawings/icons';
import { groupIcons, sampleTexts } from '../engine-data';
import type { KindName } from '../interpret/kinds';
import type { Samples } from './sample-texts';

/** People of the samples: first name, rest of it. All invented. */
export const people = [
  'Ada Lind',
  'Noor Aziz',
  'Tom Hale',
  'Iris Sato',
  'Ben Okafor',
  'Mara Rowe',
  'Leo Brandt',
  'Ana Costa',
] as const;

export const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2);

export const kindsOf: Record<string, string> = {
  care: 'plants pets agriculture household weather',
  body: 'habit health fitness sleep period nutrition meditation mood-journal sports parenting',
  eat: 'recipes food food-delivery restaurant shopping-list',
  shop: 'ecommerce marketplace fashion wardrobe beauty',
  money: 'finance expense-split insurance freelance charity converter calculator',
  learn: 'education language flashcards quiz kids science translator',
  go: 'travel map-finder parking ride-share logistics automotive real-estate',
  people: 'family social community chat dating events volunteering polls survey profile fun',
  media: 'music podcast movies video photo drawing books news writing game',
};

/** What a kind of app is about, roughly: the subject of its sample words. */
export const familyOf = (kind: KindName): string =>
  Object.keys(kindsOf).find((name) => kindsOf[name]?.split(' ').includes(kind)) ?? 'work';

export const samplesOf = (kind: KindName): Samples =>
  sampleTexts[familyOf(kind)] ?? (sampleTexts['work'] as Samples);

/** An icon for a group of records, by its name. */
export const iconOfGroup = (group: string): IconName | undefined =>
  groupIcons
    .split(',')
    .find((pair) => pair.startsWith(`${group}:`))
    ?.split(':')[1] as IconName | undefined;
