import { render, screen } from '@testing-library/react';
import { Badge, type BadgeTone } from './badge';

test.each<BadgeTone>(['positive', 'degraded', 'outage', 'maintenance'])(
  'the state %s has an icon beside its colour',
  (tone) => {
    render(<Badge tone={tone}>State</Badge>);
    expect(screen.getByText('State').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

test('other badges are words alone', () => {
  render(<Badge tone="strong">Most Popular</Badge>);
  expect(screen.getByText('Most Popular').querySelector('svg')).not.toBeInTheDocument();
});
