import { composed } from '../compose/composed.fixture';
import { domainOf } from '../compose/content/domain';
import { interpret } from './interpret';
import { readSubject } from './read-subject';
import { readContent } from '../../content/read-content';
import { phrasesIn } from '../../content/phrases';
import { kinds } from '../../content/released-content';
import type { KindContent, PackContent, PlainKindContent } from '../../content/source';

const { packs } = readContent();

function kindOf(name: string): KindContent {
  const file = kinds[name];
  if (typeof file !== 'object') throw new Error(`No kind ${name}`);
  return file.data;
}

const all = Object.entries(packs).flatMap(([name, pack]) =>
  pack.kinds.map((kind) => ({ kind, name, words: phrasesIn(pack, kind) })),
);

test.each(all)('$kind: each word of $name selects the pack', ({ kind, words, name }) => {
  const content = kindOf(kind);
  expect(words.filter((word) => readSubject(word, content)?.value !== name)).toEqual([]);
});

const { packs: _packs, ownWords: _ownWords, ...plants } = kindOf('plants') as PlainKindContent;

const entry = (name: string, words: readonly string[]) =>
  ({ name, words, file: '' }) as unknown as KindContent['packs'][number];
const withPacks = (ownWords?: string[]): KindContent => ({
  ...plants,
  ...(ownWords ? { ownWords } : {}),
  packs: [entry('bonsai', ['bonsai tree', 'pruning']), entry('herbs', ['herb'])],
});
const chosen = (idea: string, ownWords?: string[]) => readSubject(idea, withPacks(ownWords))?.value;

test('selects the pack with the most matching letters', () => {
  expect(chosen('Pruning my bonsai trees')).toBe('bonsai');
  expect(chosen('an herb garden')).toBe('herbs');
  expect(chosen('pruning the herb garden')).toBe('bonsai');
  expect(chosen('a fern')).toBeUndefined();
  expect(chosen('')).toBeUndefined();
});

test('selects the pack named last when two match equally', () => {
  const kind: KindContent = {
    ...plants,
    packs: [entry('one', ['rota']), entry('other', ['cafe'])],
  };
  expect(readSubject('a rota for a café', kind)?.value).toBe('other');
  expect(readSubject('a café rota', kind)?.value).toBe('one');
});

test('selects no pack when words of the kind match as much', () => {
  expect(chosen('a garden for herbs', ['garden'])).toBeUndefined();
  expect(chosen('a garden for pruning', ['garden'])).toBe('bonsai');
});

test('fills gaps of a pack with the content of its kind', () => {
  const kind = withPacks() as PlainKindContent;
  const { layouts: _layouts, features: _features, ...sourdough } = packs['sourdough'] ?? {};
  const pack = { ...sourdough, tabs: { browse: 'Herbs' } } as unknown as PackContent;
  const quiz = [{ question: 'What is mint?', right: 'A herb', wrong: ['A fish'] }];
  expect(domainOf({ kind: { ...kind, quiz }, pack }, '£')).toMatchObject({
    many: 'loaves',
    layouts: kind.layouts,
    features: kind.features,
    tabs: { browse: 'Herbs' },
    samples: { quiz },
    isNarrow: true,
  });
  const own = [{ question: 'What is rye?', right: 'A grain', wrong: ['A fish'] }];
  expect(
    domainOf({ kind: { ...kind, quiz }, pack: { ...pack, quiz: own } }, '£').samples.quiz,
  ).toEqual(own);
  expect(domainOf({ kind }, '£')).toMatchObject({ many: 'plants', isNarrow: false });
});

test('shows amounts in the currency of the app', () => {
  const design = JSON.stringify(composed(interpret('split costs in dollars with flatmates')));
  expect(design).toMatch(/\$\d/);
  expect(design).not.toMatch(/\{money|£/);
});
