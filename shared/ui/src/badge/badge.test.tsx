import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

test('shows only text', () => {
  render(<Badge tone="strong">Most Popular</Badge>);
  expect(screen.getByText('Most Popular').querySelector('svg')).not.toBeInTheDocument();
});
