import { interpret } from './interpret';
import { lexiconsFor } from './lexicon/lexicons';
import { wordsOf, type Word } from './words';

const [lexicon] = lexiconsFor('en', undefined);

/** Counts the words that the search reads: a measure that does not depend on the machine. */
function looks(text: string): number {
  let count = 0;
  const words = new Proxy(wordsOf(text), {
    get(all: Word[], key, self: unknown) {
      if (typeof key === 'string' && /^\d+$/u.test(key)) count += 1;
      return Reflect.get(all, key, self) as unknown;
    },
  });
  lexicon!.kinds.find(words);
  lexicon!.features.find(words);
  lexicon!.noise.find(words);
  return count;
}

const nasty = {
  'an idea': 'a habit tracker with a calendar, a list of my plants and a chat with friends. ',
  'little words only': 'the a my our every each all this that these ',
  'beginnings of phrases': 'take see list of add split find pick share how many open ask book ',
  'one endless sentence': 'take my the a take my the a photo of see all the ',
};

describe.each(Object.entries(nasty))('the work for %s', (_, part) => {
  const of = (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

  it('grows linearly with the text', () => {
    const [short, long] = [looks(of(2500)), looks(of(10_000))];
    expect(long).toBeLessThan(short * 4.4);
  });

  it('stays under three hundred reads per word', () => {
    const text = of(10_000);
    expect(looks(text) / wordsOf(text).length).toBeLessThan(300);
  });
});

it('reads ten thousand characters and ignores the rest', () => {
  const { text, features } = interpret(`${'x'.repeat(9_980)} calendar ${'y'.repeat(90_000)} map`);
  expect(text).toHaveLength(10_000);
  expect(features.map(({ value }) => value)).not.toContain('map');
});
