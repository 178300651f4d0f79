import { render, screen } from '@testing-library/react';
import { ExternalLink } from './external-link';

test('announces its new tab and passes no opener or referrer', () => {
  render(<ExternalLink href="https://example.com">Source</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Source (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
