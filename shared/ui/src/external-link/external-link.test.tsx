import { render, screen } from '@testing-library/react';
import { ExternalLink } from './external-link';

test('a link to another site announces its new tab and hands over nothing', () => {
  render(<ExternalLink href="https://example.com">Source</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Source (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
