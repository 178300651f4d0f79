import { icons } from '../../drawings/icons';
import { pictureNames } from '../../drawings/picture-names';
import { featureNames } from '../../interpret/features';
import { kindNames } from '../../interpret/kinds';
import { homes } from '../homes/homes';
import type { TextName } from './content';
import { domainOf } from './domain';
import { everything } from './everything';
import { withSubjects } from './subjects';
import { livingSubjects } from './subjects/living';
import { healthSubjects } from './subjects/health';
import { goingSubjects } from './subjects/going';
import { buyingSubjects } from './subjects/buying';
import { earningSubjects } from './subjects/earning';
import { makingSubjects } from './subjects/making';
import { planningSubjects } from './subjects/planning';
import { learningSubjects } from './subjects/learning';
import { toolsSubjects } from './subjects/tools';
import { meetingSubjects } from './subjects/meeting';
import { outingSubjects } from './subjects/outings';

const sources: Partial<Record<TextName, string>> = {
  ...outingSubjects,
  ...livingSubjects,
  ...healthSubjects,
  ...goingSubjects,
  ...buyingSubjects,
  ...earningSubjects,
  ...makingSubjects,
  ...planningSubjects,
  ...learningSubjects,
  ...toolsSubjects,
  ...meetingSubjects,
};

/** Those with texts of their own. */
const subjectsOf = (kind: TextName) => {
  const [, ...subjects] = `\n${sources[kind] ?? ''}`.split('\n@');
  const narrow = subjects.filter((subject) => subject.trim().includes('\n'));
  return narrow.map((subject) => ({
    kind,
    words: subject.slice(0, subject.search(/[/\n]/)).split(','),
    called: subject.split('\n')[1]?.split(',')[0] ?? '',
  }));
};
const all = [...kindNames, 'outing' as const].flatMap(subjectsOf);

test('an idea that says more of one subject than of another is about that one', () => {
  const texts = withSubjects(
    { plants: everything.texts.plants?.split('\n@')[0] ?? '' },
    {
      plants: `@bonsai tree,pruning
Kiri
tree,trees,leaf,plant
One to prune.|1|tree
Age
Juniper|Small|Today|Home|9
>Prune
@herbs/wall//browse:Herbs
Thyme & Co
herb,herbs,leaf,plant
Pick mint.|1|herb
Age
Mint|Wild|Today|Home|1
>Pick
?What is mint?|A herb|A fish
!Green.`,
    },
  );
  const about = (idea: string) => domainOf('plants', '£', texts, idea);
  expect(about('Pruning my bonsai trees').many).toBe('trees');
  expect(about('Pruning my bonsai trees').layouts).toEqual(domainOf('plants', '£', texts).layouts);
  expect(about('an herb garden')).toMatchObject({
    many: 'herbs',
    layouts: ['wall'],
    tabs: { browse: 'Herbs' },
    tasks: ['Pick'],
    samples: {
      quiz: [{ question: 'What is mint?', right: 'A herb', wrong: ['A fish'] }],
      reviews: ['Green.'],
    },
    isNarrow: true,
  });
  expect(about('an herb garden').entries).toHaveLength(1);
  expect(about('a fern')).toMatchObject({ many: 'plants', samples: {}, isNarrow: false });
});

test.each(all)('$kind: $called is chosen by each of its words alone', ({ kind, words, called }) => {
  const others = words.filter(
    (word) => domainOf(kind, '£', everything.texts, word).names[0] !== called,
  );
  expect(others).toEqual([]);
});

test.each(all)('$kind: $called can be drawn', ({ kind, words, called }) => {
  const domain = domainOf(kind, '£', everything.texts, words[0]);
  expect(domain.layouts.filter((name) => !(name in homes))).toEqual([]);
  expect(domain.features.filter((name) => !featureNames.includes(name))).toEqual([]);
  expect(domain.pictures.filter((name) => !pictureNames.includes(name))).toEqual([]);
  expect(domain.pictures.length).toBeGreaterThan(0);
  const named = [domain.icon, ...domain.entries.flatMap(({ icon }) => icon ?? [])];
  expect(named.filter((name) => !(name in icons))).toEqual([]);
  expect(domain.names).toHaveLength(4);
  expect(called.length).toBeGreaterThan(2);
});

test.each(all)('$kind: $called has whole records that fit their places', ({ kind, words }) => {
  const { entries, facts, tasks, headline, figure, caption, one, many, samples } = domainOf(
    kind,
    '£',
    everything.texts,
    words[0],
  );
  expect(facts).toHaveLength(3);
  expect(entries.length).toBeGreaterThanOrEqual(4);
  expect(entries.length).toBeLessThanOrEqual(6);
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  for (const entry of entries) {
    expect(entry.facts).toHaveLength(3);
    expect(entry).toMatchObject({ group: expect.stringMatching(/^.{2,13}$/u) });
    expect(entry.title).toMatch(/^.{2,26}$/u);
    expect(entry.note).toMatch(/^.{2,30}$/u);
    expect(entry.value).toMatch(/^.{1,13}$/u);
    for (const fact of entry.facts) expect(fact).toMatch(/^.{1,20}$/u);
  }
  const groups = new Set(entries.map(({ group }) => group));
  expect(groups.size).toBeGreaterThan(1);
  expect(tasks).toHaveLength(5);
  for (const task of tasks) expect(task).toMatch(/^.{3,28}$/u);
  expect(headline).toMatch(/^.{6,42}$/u);
  expect(figure).toMatch(/^.{1,8}$/u);
  expect(caption).toMatch(/^.{3,28}$/u);
  expect(one).toMatch(/^[a-z][a-z -]{1,14}$/u);
  expect(many).toMatch(/^[a-z][a-z -]{1,15}$/u);
  for (const { wrong } of samples.quiz ?? []) expect(wrong).toHaveLength(2);
});
