/** @jest-environment node */
import { everything } from '../compose/content/everything';
import { componentTypes } from '../components/example-designs';
import { everyComponent, inOtherMode } from './every-component';

test('together they hold every type of component there is, by day and by night', () => {
  const designs = everyComponent(everything);
  const held = designs.flatMap(({ screens }) =>
    screens.flatMap(({ components }) => components.map(({ type }) => type)),
  );
  expect([...new Set(held)].toSorted()).toEqual(componentTypes.toSorted());
  for (const design of designs)
    expect([design.look.mode, inOtherMode(design).look.mode].toSorted()).toEqual(['dark', 'light']);
});
