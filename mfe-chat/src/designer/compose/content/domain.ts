import { featureNames, type FeatureName } from '../../interpret/features';
import type { KindName } from '../../interpret/kinds';
import { icons, type IconName } from '../../drawings/icons';
import { pictureNames, type PictureName } from '../../drawings/picture-names';
import { going } from './going';
import { living } from './living';
import { making } from './making';
import { meeting } from './meeting';
import { working } from './working';

interface Entry {
  title: string;
  note: string;
  value: string;
  group: string;
  facts: readonly string[];
}

/** What a kind of app is about: its words and its records, of which every screen shows the same ones. */
export interface Domain {
  layouts: readonly string[];
  features: readonly FeatureName[];
  names: readonly string[];
  one: string;
  many: string;
  icon: IconName;
  pictures: readonly PictureName[];
  headline: string;
  figure: string;
  caption: string;
  facts: readonly string[];
  entries: readonly Entry[];
  tasks: readonly string[];
}

const texts: Record<KindName, string> = { ...living, ...going, ...making, ...working, ...meeting };

const asIcon = (name: string | undefined): IconName =>
  name !== undefined && name in icons ? (name as IconName) : 'star';
const isPicture = (name: string): name is PictureName =>
  (pictureNames as readonly string[]).includes(name);
const isFeature = (name: string): name is FeatureName =>
  (featureNames as readonly string[]).includes(name);

/** Money is in pounds in the texts, and in `unit` in the app. */
export function domainOf(kind: KindName, unit: string): Domain {
  const [first = '', ...lines] = texts[kind].replaceAll('£', unit).split('\n');
  if (first.startsWith('=')) {
    return { ...domainOf(first.slice(1) as KindName, unit), names: lines[0]?.split(',') ?? [] };
  }
  const [layouts = '', features = ''] = first.split('/');
  const [names = '', noun = '', promise = '', facts = '', ...records] = lines;
  const [one = '', many = '', icon, ...pictures] = noun.split(',');
  const [headline = '', figure = '', caption = ''] = promise.split('|');
  return {
    layouts: layouts.split(','),
    features: features.split(',').filter(isFeature),
    names: names.split(','),
    one,
    many,
    icon: asIcon(icon),
    pictures: pictures.filter(isPicture),
    headline,
    figure,
    caption,
    facts: facts.split(','),
    entries: records.slice(0, -1).map((record) => {
      const [title = '', note = '', value = '', group = '', rest = ''] = record.split('|');
      return { title, note, value, group, facts: rest.split(';') };
    }),
    tasks: (records.at(-1) ?? '').slice(1).split(','),
  };
}
