import { releasedSource as content } from '../../content/released-source';
import { designFrom } from '../design-from';

const made = async (idea: string) => (await designFrom(idea, { content })).design;

test.each([
  ['an app for my barber shop', 'haircut', 'booking', 'Barber Shop'],
  ['App für unsere Bäckerei', 'Brot', 'order-ahead', 'Bäckerei'],
  ['app para mi barbería', 'corte de pelo', 'booking', 'Barbería'],
  ['an app for our bowling alley', 'time slot', 'booking', 'Bowling Alley'],
])('an app for one place is about what it offers: %s', async (idea, thing, archetype, name) => {
  const design = await made(idea);
  expect(design).toMatchObject({ domain: { one: thing }, archetype });
  expect(design.name).toContain(name);
});

test.each([
  ['several places', 'App mit Bäckereien', 'Brot'],
  ['another archetype', 'a quiz about our museum', 'exhibition'],
  ['more than the place', 'an app for the library so that members can rate it', 'book'],
])('%s are not replaced: %s', async (_name, idea, thing) => {
  expect((await made(idea)).domain.one).not.toBe(thing);
});
