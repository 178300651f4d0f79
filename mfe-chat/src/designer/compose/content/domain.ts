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
  /** Progress and note of each task, if the text has them. */
  states: readonly TaskState[];
  /** Name of completed tasks: “small wins today.” */
  counted: string;
  /** The next event and its note; empty if the headline has it. */
  next: string;
  nextNote: string;
  /** Labels of tabs, by place. */
  tabs: Readonly<Partial<Record<string, string>>>;
  /** ISO 639-1. */
  language: string;
  /** Sentences of the domain; others come from its family. */
  samples: Partial<Samples>;
  /** Content comes from a pack, a subject within the kind: hives, not farming. */
  isNarrow: boolean;
}

export interface TaskState {
  icon?: IconName;
  note?: string;
  /** 1 is done. */
  share?: number;
}

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
 * @param currency sign of amounts
 * @param journey records of the trip's journey
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
  // A journey's pack without own texts must not show a trip with days and tickets.
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
