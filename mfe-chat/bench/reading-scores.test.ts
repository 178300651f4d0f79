import baseline from './baseline.json';
import { fallsOf, scoreOwn } from './baseline';
import { engineHash } from './engine-version';
import { refusal } from './first-score';

test('no figure of the bench falls below its baseline', async () => {
  // To accept a lower score, run `npm run bench:designer -- --baseline` and give the reason in the commit.
  const { figures } = await scoreOwn();
  expect(fallsOf(figures, baseline)).toEqual([]);
}, 120_000);

test('a lower figure, and a group that is new, are named', () => {
  const all = baseline.test.all;
  const worse = { ...baseline, test: { ...baseline.test, all: { ...all, kind: 0.1 }, new: all } };
  expect(fallsOf(worse, baseline)).toEqual([
    `test, all: kind ${all.kind} → 0.1`,
    'test, new: the baseline has no such group',
  ]);
});

const list = { name: 'strangers-1', hasScore: false, hasEngineChanged: false };

test('a list that is new to the engine may have a first score', () => {
  expect(refusal(list)).toBeUndefined();
});

test.each([
  [{ name: 'seen-english' }, /has no first score/],
  [{ hasScore: true }, /never overwritten/],
  [{ hasEngineChanged: true }, /engine has changed since/],
])('a first score is refused for %j', (state, sentence) => {
  expect(refusal({ ...list, ...state })).toMatch(sentence);
});

test('the content hash of the engine is the same each time', () => {
  expect(engineHash()).toMatch(/^[0-9a-f]{12}$/);
  expect(engineHash()).toBe(engineHash());
});
