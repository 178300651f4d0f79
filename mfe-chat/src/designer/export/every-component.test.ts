/** @jest-environment node */
import { componentTypes } from '../components/example-designs';
import { everyComponent, inOtherMode } from './every-component';

test('contain every component type, in both modes', async () => {
  const designs = await everyComponent();
  const held = designs.flatMap(({ screens }) =>
    screens.flatMap(({ components }) => components.map(({ type }) => type)),
  );
  expect([...new Set(held)].toSorted()).toEqual(componentTypes.toSorted());
  for (const design of designs)
    expect([design.look.mode, inOtherMode(design).look.mode].toSorted()).toEqual(['dark', 'light']);
});
