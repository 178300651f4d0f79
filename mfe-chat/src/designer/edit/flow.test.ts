import { apps } from '../compose/shown.fixture';
import { apply } from './apply';
import { flowOf, indexInScreen, moveTo } from './flow';

const design = apps['small-wins'];
const [home] = design.screens;

test('moves every component to every position and keeps the order of the others', () => {
  for (const screen of design.screens) {
    const ids = flowOf(screen).map(({ id }) => id);
    for (const [from, id] of ids.entries()) {
      for (let to = 0; to < ids.length; to += 1) {
        const operation = moveTo(design, id, to);
        if (from === to) {
          expect(operation).toBeUndefined();
          continue;
        }
        const after = apply(design, operation!);
        const moved = after.screens.find((each) => each.id === screen.id)!;
        const others = ids.filter((each) => each !== id);
        expect(flowOf(moved).map((each) => each.id)).toEqual(others.toSpliced(to, 0, id));
      }
    }
  }
});

test('finds no position beyond the ends or for a missing component', () => {
  const { id } = flowOf(home!)[0]!;
  expect(moveTo(design, id, -1)).toBeUndefined();
  expect(moveTo(design, id, flowOf(home!).length)).toBeUndefined();
  expect(moveTo(design, 'nothing', 0)).toBeUndefined();
});

test('ends the flow before floating components', () => {
  const action = { do: 'back' } as const;
  const floating = {
    type: 'floating-button',
    id: 'plus',
    icon: 'plus',
    label: 'Add',
    action,
  } as const;
  const components = [...flowOf(home!), floating];
  expect(indexInScreen({ components }, flowOf(home!).length)).toBe(components.length - 1);
  expect(indexInScreen({ components: [floating] }, 0)).toBe(0);
});
