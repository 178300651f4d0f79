import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';

const made = (idea: string) => designFrom(idea, { content: releasedSource });

test.each([
  ['dog friendly inns', 'inn'],
  ['costume hire for the carnival', 'costume'],
  ['every week its a mess on telegram, we need a rota for the church flowers', 'church flower'],
  ['Pre book kayaks', 'kayak'],
  ['Report broken benches', 'broken bench'],
  ['I weave baskets and sell them', 'basket'],
  ['lend and swap garden tools with neighbours', 'garden tool'],
  ['Salt & pepper mills collection', 'salt & pepper mill'],
])('takes the noun as the subject, not the words around it: %s', async (idea, subject) => {
  const { reading } = await made(idea);
  expect(reading?.subjects[0]?.one).toBe(subject);
});

test('finds no things in verbs, groups of people and complaints', async () => {
  for (const idea of [
    'Library for kites: borrow, give back',
    'only with people at my school: swap textbooks',
    'every week its a mess on telegram, we need a rota for the church flowers',
  ])
    expect((await made(idea)).reading?.things).toEqual([]);
});

test('keeps only the record and its form for “nothing else”', async () => {
  const { design } = await made('A bee diary, nothing else');
  expect(design.screens.length).toBeLessThan(5);
  const { design: whole } = await made('A bee diary with goals and a chat');
  expect(whole.screens.length).toBeGreaterThan(design.screens.length);
});
