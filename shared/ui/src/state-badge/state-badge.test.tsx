import { render, screen } from '@testing-library/react';
import type { BadgeTone } from '../badge/badge';
import { StateBadge } from './state-badge';

test.each<BadgeTone>(['positive', 'degraded', 'outage', 'maintenance'])(
  'the state %s has an icon beside its colour',
  (tone) => {
    render(<StateBadge tone={tone}>State</StateBadge>);
    expect(screen.getByText('State').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

test('what is no state is words alone', () => {
  render(<StateBadge tone="stable">4.5</StateBadge>);
  expect(screen.getByText('4.5').querySelector('svg')).not.toBeInTheDocument();
});
