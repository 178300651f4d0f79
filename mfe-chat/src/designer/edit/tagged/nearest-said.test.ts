import { loadEditWords } from '../load-edit-words';
import { spokenOf } from '../read/spoken-in';
import { nearestSaid } from './nearest-said';

beforeAll(() => loadEditWords(['en']));

test.each([
  ['the orders list', ['Orders', 'Stock', 'People'], 'Orders'],
  ['days per card', ['Cards', 'Days per card'], 'Days per card'],
  ['the weather', ['Orders', 'Stock'], undefined],
  ['ana', ['Ana Costa', 'Ana Lind'], undefined],
])('“%s” of %j is %s', (said, names, found) => {
  const spoken = spokenOf('en');
  if (!spoken) throw new Error('There are no English edit words.');
  expect(nearestSaid(said, names, (name) => name, { spoken })).toBe(found);
});
