import { render, screen } from '@testing-library/react';
import { Card } from './card';

test('a card can be the element that its place asks for', () => {
  render(
    <Card as="article" aria-label="Pro">
      Plan
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Pro' })).toHaveTextContent('Plan');
});
