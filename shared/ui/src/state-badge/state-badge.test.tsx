import { render, screen } from '@testing-library/react';
import type { BadgeTone } from '../badge/badge';
import { StateBadge } from './state-badge';

test.each<BadgeTone>(['positive', 'degraded', 'outage', 'maintenance'])(
  'shows an icon for the state %s',
  (tone) => {
    render(<StateBadge tone={tone}>State</StateBadge>);
    expect(screen.getByText('State').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

test('shows only text for other tones', () => {
  render(<StateBadge tone="stable">4.5</StateBadge>);
  expect(screen.getByText('4.5').querySelector('svg')).not.toBeInTheDocument();
});
