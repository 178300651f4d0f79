/** @jest-environment node */
import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';

const made = (idea: string) => designFrom(idea, { content: releasedSource });
const textsOf = async (idea: string) => JSON.stringify((await made(idea)).design.screens);

test.each([
  [
    'app where the bakeries tell restaurants what they baked and the chef can reserve loaves',
    /tell/iu,
  ],
  ['The midwife wants to see it: weight and temperature of the baby', /midwife wants?\b/iu],
  ['Night shift swap for nurses', /shift shift/iu],
  ['app pra minha barraca na praia, o cliente pede e eu vejo a fila', /pedal/iu],
  ['split the bills w my flatmates', /"\$\d(?:\.50)?"/u],
  ['a Duolingo for sign language', /sign languages/iu],
])('reads no %s as a noun or amount of its own', async (idea, wrong) => {
  expect(await textsOf(idea)).not.toMatch(wrong);
});

test('names the list of people after the people of the sentence', async () => {
  const { design } = await made('I teach piano to 22 pupils, who paid and who practises what');
  expect(design.tabs.map(({ label }) => label)).toContain('Pupils');
});

test('asks for a day only once, and for no person in place of a kind', async () => {
  const { design } = await made('airbnb for horse stables');
  const home = design.screens.find(({ id }) => id === design.start);
  const labels = home?.components.flatMap((part) =>
    part.type === 'choice' || part.type === 'day-picker' ? [part.label] : [],
  );
  expect(labels).toEqual(['When', 'Bedding']);
});
