import type { FeatureName } from '../../interpret/features';
import type { Samples } from '../../../content/samples.schema';
import type { Content, TextName } from './content';
import { subjectIn } from './subject-in';
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
  /** Sample sentences that are its own; the others are those of its family. */
  samples: Partial<Samples>;
  /** The text is that of a subject within the kind: hives, not farms at large. */
  isNarrow: boolean;
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

/** Sample sentences behind their marks: questions, reviews, posts, a talk. */
const marks = { quiz: '?', reviews: '!', posts: '+', talk: '<' } as const;

const behind = (mark: string, lines: readonly string[]): string[] =>
  lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(1)] : []));

const formed = {
  quiz: (line: string) => {
    const [question = '', right = '', ...wrong] = line.split('|');
    return { question, right, wrong };
  },
  talk: (line: string) =>
    line.startsWith('>') ? { text: line.slice(1), mine: true as const } : { text: line },
};

/** The sentences of a text; those that it lacks are taken from the kind's own. */
const samplesIn = (lines: readonly string[], usual: readonly string[]): Partial<Samples> =>
  Object.fromEntries(
    Object.entries(marks).flatMap(([name, mark]) => {
      const said = [lines, usual]
        .map((each) => behind(mark, each))
        .find(({ length }) => length > 0);
      const form = (formed as Record<string, (line: string) => unknown>)[name];
      return said ? [[name, form ? said.map(form) : said]] : [];
    }),
  );

function entryOf(record: string): Entry {
  const [title = '', note = '', value = '', group = '', facts = '', icon] = record.split('|');
  return {
    title,
    note,
    value,
    group,
    facts: facts.split(';'),
    ...(icon ? { icon: icon as IconName } : {}),
  };
}

/**
 * What a kind is about, in the texts of `living`.
 *
 * @param unit the sign of the money: the texts have pounds
 * @param idea the words of which the subject within the kind is chosen
 * @throws {Error} when no text of the kind is there
 */
export function domainOf(kind: TextName, unit: string, texts: Content['texts'], idea = ''): Domain {
  const text = texts[kind];
  if (text === undefined) throw new Error(`Nothing is known of the kind ${kind}.`);
  // Subjects, or journeys to other places, follow the first.
  const [own = '', ...subjects] = text.replaceAll('£', unit).split('\n@');
  const [first = '', ...usual] = own.split('\n');
  if (first.startsWith('=')) {
    const like = domainOf(first.slice(1) as TextName, unit, texts, idea);
    return { ...like, names: usual[0]?.split(',') ?? [] };
  }
  const subject = subjectIn(subjects, idea);
  const [top = '', ...narrow] = subject?.split('\n') ?? [];
  // A subject without lines names what the kind's own text is about.
  const isNarrow = narrow.length > 0;
  const lines = isNarrow ? narrow : usual;
  const [, ...instead] = top.split('/');
  const [layouts = '', features = '', tabs = ''] = first
    .split('/')
    .concat('')
    .map((part, at) => instead[at] || part);
  const [names = '', noun = '', promise = '', facts = '', ...rest] = lines;
  const [one = '', many = '', icon = 'star', ...pictures] = noun.split(',');
  const [headline = '', figure = '', caption = '', counted = '', next = '', nextNote = ''] =
    promise.split('|');
  const todo = behind('>', rest).flatMap((line) => line.split(','));
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
    entries: rest.filter((line) => !/^[>?!+<]/.test(line)).map(entryOf),
    tasks: todo.map((task) => task.split('|')[0] ?? ''),
    states: todo.map(stateOf),
    counted: counted || 'done today.',
    next,
    nextNote,
    tabs: Object.fromEntries(tabs.split(',').map((tab) => tab.split(':'))),
    samples: samplesIn(rest, usual),
    isNarrow,
  };
}
