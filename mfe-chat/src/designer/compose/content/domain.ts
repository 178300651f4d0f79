import { withMoney } from '../../../content/money';
import type { AppContent, PackContent } from '../../../content/source';
import type { FeatureName } from '../../interpret/features';
import type { IconName } from '../../drawings/icon-names.generated';
import type { PictureName } from '../../drawings/picture-names';
import type { HomeName } from '../homes/home-names';
import type { Samples } from '../../../content/samples.schema';

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
  layouts: readonly HomeName[];
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
  /** The language that its words are in. */
  language: string;
  /** Sample sentences that are its own; the others are those of its family. */
  samples: Partial<Samples>;
  /** The content is that of a pack, a subject within the kind: hives, not farms at large. */
  isNarrow: boolean;
}

export interface TaskState {
  icon?: IconName;
  note?: string;
  /** 1 is done. */
  share?: number;
}

/** What fills an app, without how it is arranged. */
export type Records = Omit<PackContent, 'layouts' | 'features' | 'tabs'>;

type Sentences = Pick<Records, 'talk' | 'posts' | 'reviews' | 'quiz'>;

const samplesOf = ({ talk, posts, reviews, quiz }: Sentences): Partial<Samples> => ({
  ...(talk && { talk }),
  ...(posts && { posts }),
  ...(reviews && { reviews }),
  ...(quiz && { quiz }),
});

const inCurrency = <Content extends object>(content: Content, currency: string): Content =>
  JSON.parse(withMoney(JSON.stringify(content), currency)) as Content;

/**
 * What an app is about, in the words of its pack, its journey or its kind.
 *
 * @param currency the sign that amounts get
 * @param journey the records of a journey that the trip gives
 */
export function domainOf(
  { kind, pack, trip }: AppContent,
  currency: string,
  journey?: Records,
): Domain {
  const isJourney = 'journey' in kind;
  const own = journey ?? pack ?? (isJourney ? undefined : kind);
  if (!own) throw new Error('A journey needs a trip or a pack.');
  const { records, tasks, figure, next, doneCaption, ...rest } = inCurrency(
    own,
    (journey && trip?.content.currency) ?? currency,
  );
  // What a pack of journeys leaves out is not that of a trip with days and tickets.
  const usual = isJourney && !journey ? undefined : kind;
  const states = tasks.map((task) => (typeof task === 'string' ? { text: task } : task));
  return {
    layouts: pack?.layouts ?? usual?.layouts ?? [],
    features: pack?.features ?? usual?.features ?? [],
    tabs: pack?.tabs ?? usual?.tabs ?? {},
    names: 'like' in kind ? kind.names : rest.names,
    one: rest.one,
    many: rest.many,
    icon: rest.icon,
    pictures: rest.pictures,
    headline: rest.headline,
    figure: figure.value,
    caption: figure.caption,
    facts: rest.facts,
    entries: records,
    tasks: states.map(({ text }) => text),
    states: states.map(({ text: _text, done, ...state }) => ({
      ...state,
      ...(done === undefined ? {} : { share: done }),
    })),
    counted: doneCaption ?? 'done today.',
    next: next?.title ?? '',
    nextNote: next?.note ?? '',
    samples: {
      ...(isJourney ? {} : samplesOf(inCurrency<Sentences>(kind, currency))),
      ...samplesOf(rest),
    },
    language: 'en',
    isNarrow: pack !== undefined,
  };
}
