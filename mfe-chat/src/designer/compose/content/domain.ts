import type { FeatureName } from '../../interpret/features';
import type { KindName } from '../../interpret/kinds';
import type { Content } from './content';
import type { IconName } from '../../drawings/icons';
import type { PictureName } from '../../drawings/picture-names';

interface Entry {
  title: string;
  note: string;
  value: string;
  group: string;
  facts: readonly string[];
  icon?: IconName;
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
  /** How far each task is, and what stands beside it; where the text says so. */
  states: readonly TaskState[];
  /** What the tasks that are done are called: “small wins today.” */
  counted: string;
  /** What comes next, in few words, and what is said below it; empty where the headline says it. */
  next: string;
  nextNote: string;
  /** What the tabs of this kind say, by place. */
  tabs: Readonly<Partial<Record<string, string>>>;
}

export interface TaskState {
  icon?: IconName;
  note?: string;
  /** 1 is done. */
  share?: number;
}

const words = <Name extends string>(list: string): Name[] => list.split(',') as Name[];

/** A task may be followed by its icon, its note and how much of it is done: `Drink water|droplets|6 of 8 glasses|.75`. */
function stateOf(task: string): TaskState {
  const [, icon, note, share] = task.split('|');
  return {
    ...(icon ? { icon: icon as IconName } : {}),
    ...(note ? { note } : {}),
    ...(share ? { share: Number(share) } : {}),
  };
}

/** Money is in pounds in the texts, and in `unit` in the app. */
export function domainOf(kind: KindName, unit: string, texts: Content['texts']): Domain {
  const text = texts[kind];
  if (text === undefined) throw new Error(`Nothing is known of the kind ${kind}.`);
  // Journeys to other places follow the first.
  const [own = ''] = text.split('\n@');
  const [first = '', ...lines] = own.replaceAll('£', unit).split('\n');
  if (first.startsWith('=')) {
    const like = domainOf(first.slice(1) as KindName, unit, texts);
    return { ...like, names: lines[0]?.split(',') ?? [] };
  }
  const [layouts = '', features = '', tabs = ''] = first.split('/');
  const [names = '', noun = '', promise = '', facts = '', ...records] = lines;
  const [one = '', many = '', icon = 'star', ...pictures] = noun.split(',');
  const [headline = '', figure = '', caption = '', counted = '', next = '', nextNote = ''] =
    promise.split('|');
  const todo = (records.at(-1) ?? '').slice(1).split(',');
  return {
    layouts: layouts.split(','),
    features: words<FeatureName>(features),
    names: names.split(','),
    one,
    many,
    icon: icon as IconName,
    pictures: pictures as PictureName[],
    headline,
    figure,
    caption,
    facts: facts.split(','),
    entries: records.slice(0, -1).map((record) => {
      const [title = '', note = '', value = '', group = '', rest = '', own] = record.split('|');
      const icon = own ? { icon: own as IconName } : {};
      return { title, note, value, group, facts: rest.split(';'), ...icon };
    }),
    tasks: todo.map((task) => task.split('|')[0] ?? ''),
    states: todo.map(stateOf),
    counted: counted || 'done today.',
    next,
    nextNote,
    tabs: Object.fromEntries(tabs.split(',').map((tab) => tab.split(':'))),
  };
}
