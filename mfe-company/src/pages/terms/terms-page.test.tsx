import { screen, within } from '@testing-library/react';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

beforeEach(async () => {
  renderAt('/terms', routes);
  await screen.findByRole('heading', { level: 1 });
});

test('shows the date of the last update', () => {
  expect(screen.getByText('Last updated December 2024')).toBeVisible();
});

test('fees are in advance, recurring and non-refundable except as required by law; changes take 30 days’ notice', () => {
  const payment = screen.getByRole('region', { name: /Payment/ });
  for (const words of [
    'charged in advance and on a recurring basis',
    'non-refundable, except as required by law',
    '30 days’ notice',
    '30-day money-back guarantee',
    '14 days',
  ]) {
    expect(payment).toHaveTextContent(words);
  }
});

test('names the plans with their prices', () => {
  const plans = within(screen.getByRole('region', { name: /What we provide/ }));
  expect(plans.getByText(/^Free, \$0 forever: 3 app projects/)).toBeVisible();
  expect(plans.getByText(/^Pro, \$29 per month/)).toBeVisible();
  expect(plans.getByText(/^Team, \$99 per month/)).toBeVisible();
});

test('keeps the anchors that other pages link to', () => {
  expect(document.getElementById('payment')).toBeInTheDocument();
});
