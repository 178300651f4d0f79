import { render } from '@testing-library/react';
import { firstDesign } from '../../first-design';
import { stillPhone } from '../still-phone';
import { LetterTile } from './letter-tile';

const phone = stillPhone(firstDesign, firstDesign.start, 'live');
const tile = (title: string) => (
  <LetterTile phone={phone} title={title} tint={0} width={346} height={306} />
);

test.each([
  ['Tom Hale', 'TH'],
  ['Garden plot, sunny', 'G'],
  ['7 gears, city bike', '7'],
  ['“élan” vital', 'É'],
  ['汤面', '汤'],
])('“%s” has the initials %s', (title, letters) => {
  const { container } = render(tile(title));
  expect(container.textContent).toBe(letters);
});

test('hides the initials from assistive technology, because the card has the text', () => {
  const { container } = render(tile('Tom Hale'));
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
