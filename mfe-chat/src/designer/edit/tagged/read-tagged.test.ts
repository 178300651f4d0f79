import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { learntIn } from './load-learnt';
import { readTagged } from './read-tagged';

const options = { content: releasedSource };
let shop: AppDesign;
beforeAll(async () => {
  shop = (await designFrom('a shop for handmade candles', options)).design;
});

async function read(text: string) {
  const learnt = await learntIn('en');
  if (!learnt) throw new Error('Nothing is learnt of English.');
  return readTagged(shop, text, 'en', options, learnt);
}

const opsOf = async (text: string) => {
  const made = (await read(text))?.read;
  return made?.as === 'change' ? made.operations.map(({ op }) => op) : [];
};

test.each([
  ['bit more rounding on those corners', 'theme.radius'],
  ['my nan struggles to read it, larger letters', 'type.set'],
  ['dark please, I read it at night', 'theme.mode'],
  ['wouldnt mind a page with the delivery info', 'screen.add'],
])('%s: %s', async (text, op) => {
  expect(await opsOf(text)).toContain(op);
});

test.each(['is this free to use?', 'hook it up to my bank account', 'hmm not sure I like it'])(
  '%s: changes nothing',
  async (text) => {
    expect(await opsOf(text)).toEqual([]);
  },
);

test('reads “put it back how it was” as undo', async () => {
  expect((await read('nah put it back how it was'))?.read).toEqual({ as: 'undo' });
});

test('makes several changes of one sentence', async () => {
  const made = (await read('call the app Wick, and dark mode please, and teleport it'))?.read;
  if (made?.as !== 'change') throw new Error('Nothing was read.');
  expect(made.operations.map(({ op }) => op)).toEqual(['design.rename', 'theme.mode']);
});

test('matches quoted texts exactly', async () => {
  expect(await opsOf('swap "waiting candles" for "queue"')).toEqual([]);
});

test('returns nothing for a language without learnt weights', async () => {
  expect(await learntIn('sv')).toBeUndefined();
});
