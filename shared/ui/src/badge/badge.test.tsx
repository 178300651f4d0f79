import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

test('a badge is words alone', () => {
  render(<Badge tone="strong">Most Popular</Badge>);
  expect(screen.getByText('Most Popular').querySelector('svg')).not.toBeInTheDocument();
});
