import { render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

test.each([
  ['Ada Lund', 'AL'],
  ['élodie', 'É'],
  ['Maya  van der Berg', 'MV'],
])('%s shows as %s', (name, initials) => {
  render(<Avatar name={name} />);
  expect(screen.getByText(initials)).toHaveAttribute('aria-hidden', 'true');
});
