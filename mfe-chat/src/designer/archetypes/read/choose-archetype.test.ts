/** @jest-environment node */
import learnt from '../../../../content/learnt-ideas/en.json';
import { releasedSource } from '../../../content/released-source';
import { archetypeNames } from '../../../content/archetype-names';
import { readingFrom } from '../../design-from';
import { beginningIn, wordsOf } from '../../interpret/words';

const models = Object.values(learnt.archetypes) as {
  prior: number;
  words: Record<string, string[]>;
}[];
const idea = 'whose turn it is to play the cello';

async function chosen(words: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const { reading } = await readingFrom(idea, {
    content: {
      ...releasedSource,
      app: async (code) => {
        const app = (await releasedSource.app(code))!;
        const rental = { ...app.signs.rental!, learnt: { prior: 0, words } };
        return { ...app, signs: { ...app.signs, rental } };
      },
    },
  });
  return reading!.archetypes[0]!.value;
}

test('chooses by learnt words that the text contains when it has no sign', async () => {
  expect(await chosen({})).not.toBe('rental');
  expect(await chosen({ '9.0': ['turn'] })).toBe('rental');
  expect(await chosen({ '9.0': ['violin'] })).not.toBe('rental');
});

test('counts a learnt word with negative weight against an archetype', async () => {
  expect(await chosen({ '9.0': ['turn'], '-9.0': ['cello'] })).not.toBe('rental');
});

test('finds learnt words as runs of characters in scripts without spaces', () => {
  const has = beginningIn(wordsOf('猫の日記帳'));
  expect(['日記', '記帳', '猫の日', '帳'].map(has)).toEqual([true, true, true, true]);
  expect(['記日', '犬'].map(has)).toEqual([false, false]);
});

test('ranks all archetypes, best first', async () => {
  const { reading } = await readingFrom(idea, { content: releasedSource });
  const scores = reading!.archetypes.map(({ score = NaN }) => score);
  expect(reading!.archetypes.map(({ value }) => value).toSorted()).toEqual(
    [...archetypeNames].toSorted(),
  );
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('keeps learnt weights within their limits', () => {
  const { prior } = learnt.archetypes.tracker;
  const priors = models.map((model) => model.prior);
  expect(Math.max(...priors.filter((each) => each !== prior))).toBeLessThan(prior);
  expect(models.flatMap(({ words }) => Object.values(words).flat()).length).toBeLessThanOrEqual(
    6000,
  );
});
