import { composed } from '../designer/compose/composed';
import { domainOf } from '../designer/compose/content/domain';
import { interpret } from '../designer/interpret/interpret';
import { packIn } from './pack-in';
import { readContent } from './read-content';
import { phrasesIn } from './phrases';
import { kinds } from './released-content';
import type { KindContent, PackContent, PlainKindContent } from './source';

const { packs } = readContent();

function kindOf(name: string): KindContent {
  const file = kinds[name];
  if (typeof file !== 'object') throw new Error(`No kind ${name}`);
  return file.data;
}

const all = Object.entries(packs).flatMap(([name, pack]) =>
  pack.kinds.map((kind) => ({ kind, name, words: phrasesIn(pack, kind) })),
);

test.each(all)('$kind: $name is chosen by each of its words alone', ({ kind, words, name }) => {
  const content = kindOf(kind);
  expect(words.filter((word) => packIn(content, word)?.name !== name)).toEqual([]);
});

const { packs: _packs, ownWords: _ownWords, ...plants } = kindOf('plants') as PlainKindContent;

const entry = (name: string, words: readonly string[]) =>
  ({ name, words, file: '' }) as unknown as KindContent['packs'][number];
const withPacks = (ownWords?: string[]): KindContent => ({
  ...plants,
  ...(ownWords ? { ownWords } : {}),
  packs: [entry('bonsai', ['bonsai tree', 'pruning']), entry('herbs', ['herb'])],
});
const chosen = (idea: string, ownWords?: string[]) => packIn(withPacks(ownWords), idea)?.name;

test('an idea that says more of one pack than of another is about that one', () => {
  expect(chosen('Pruning my bonsai trees')).toBe('bonsai');
  expect(chosen('an herb garden')).toBe('herbs');
  expect(chosen('pruning the herb garden')).toBe('bonsai');
  expect(chosen('a fern')).toBeUndefined();
  expect(chosen('')).toBeUndefined();
});

test('of packs that match as much, the one that comes in last is chosen', () => {
  const kind: KindContent = {
    ...plants,
    packs: [entry('one', ['rota']), entry('other', ['cafe'])],
  };
  expect(packIn(kind, 'a rota for a café')?.name).toBe('other');
  expect(packIn(kind, 'a café rota')?.name).toBe('one');
});

test('words of the kind at large outweigh a pack that matches no more than they do', () => {
  expect(chosen('a garden for herbs', ['garden'])).toBeUndefined();
  expect(chosen('a garden for pruning', ['garden'])).toBe('bonsai');
});

test('what a pack leaves out is that of its kind', () => {
  const kind = withPacks() as PlainKindContent;
  const { layouts: _layouts, features: _features, ...sourdough } = packs['sourdough'] ?? {};
  const pack = { ...sourdough, tabs: { browse: 'Herbs' } } as unknown as PackContent;
  const quiz = [{ question: 'What is mint?', right: 'A herb', wrong: ['A fish'] }];
  expect(domainOf({ kind: { ...kind, quiz }, pack }, '£')).toMatchObject({
    many: 'loaves',
    layouts: kind.layouts,
    features: kind.features,
    tabs: { browse: 'Herbs' },
    samples: { quiz: ['What is mint?|A herb|A fish'] },
    isNarrow: true,
  });
  const own = [{ question: 'What is rye?', right: 'A grain', wrong: ['A fish'] }];
  expect(
    domainOf({ kind: { ...kind, quiz }, pack: { ...pack, quiz: own } }, '£').samples.quiz,
  ).toEqual(['What is rye?|A grain|A fish']);
  expect(domainOf({ kind }, '£')).toMatchObject({ many: 'plants', isNarrow: false });
});

test('amounts are in the currency of the app', () => {
  const design = JSON.stringify(composed(interpret('split costs in dollars with flatmates')));
  expect(design).toMatch(/\$\d/);
  expect(design).not.toMatch(/\{money|£/);
});
