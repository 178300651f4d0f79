import baseline from './baseline.json';
import { fallsOf, scoreOwn } from './baseline';
import { engineHash } from './engine-version';
import { refusal } from './first-score';

test('keeps every figure of the bench at its baseline or above', async () => {
  // To accept a lower score, run `npm run bench:designer -- --baseline` and give the reason in the commit.
  const { figures } = await scoreOwn();
  expect(fallsOf(figures, baseline)).toEqual([]);
}, 120_000);

test('names lower figures and new groups', () => {
  const all = baseline.test.all;
  const worse = { ...baseline, test: { ...baseline.test, all: { ...all, kind: 0.1 }, new: all } };
  expect(fallsOf(worse, baseline)).toEqual([
    `test, all: kind ${all.kind} → 0.1`,
    'test, new: the baseline has no such group',
  ]);
});

const list = { name: 'strangers-1', hasScore: false, hasEngineChanged: false };

test('allows a first score for a list that is new to the engine', () => {
  expect(refusal(list)).toBeUndefined();
});

test.each([
  [{ name: 'seen-english' }, /has no first score/],
  [{ hasScore: true }, /never overwritten/],
  [{ hasEngineChanged: true }, /engine has changed since/],
])('rejects a first score for %j', (state, sentence) => {
  expect(refusal({ ...list, ...state })).toMatch(sentence);
});

test('hashes the engine to the same value every time', () => {
  expect(engineHash()).toMatch(/^[0-9a-f]{12}$/);
  expect(engineHash()).toBe(engineHash());
});
