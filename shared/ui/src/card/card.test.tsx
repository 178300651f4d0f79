import { render, screen } from '@testing-library/react';
import { Card } from './card';

test('renders a card as the given element', () => {
  render(
    <Card as="article" aria-label="Pro">
      Plan
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Pro' })).toHaveTextContent('Plan');
});
