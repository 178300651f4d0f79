import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

const open = async () => {
  renderAt('/pricing', routes);
  await screen.findByRole('heading', { level: 1 });
};
const plan = (name: string) => within(screen.getByRole('article', { name }));
const featuresOf = (name: string) =>
  plan(name)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(open);

test('the page says when payment is due', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Start free. Pay when it grows.',
  );
});

test.each([
  ['Free', '$0', 'forever'],
  ['Pro', '$29', 'per month'],
  ['Team', '$99', 'per month'],
])('%s costs %s %s', (name, price, period) => {
  expect(plan(name).getByText(price)).toBeVisible();
  expect(plan(name).getByText(period)).toBeVisible();
});

test('there are three plans, and only Pro is marked most popular', () => {
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  expect(plan('Pro').getByText('Most Popular')).toBeVisible();
});

test('each plan lists its features', () => {
  expect(featuresOf('Free')).toEqual([
    '3 app projects',
    'Basic AI assistance',
    'Standard templates',
    'Community support',
    'Export to code',
  ]);
  expect(featuresOf('Pro')).toEqual([
    'Unlimited projects',
    'Advanced AI',
    'Premium templates',
    'Priority support',
    'Custom branding',
    'Advanced export',
    'Collaboration tools',
    'Analytics dashboard',
  ]);
  expect(featuresOf('Team')).toEqual([
    'Everything in Pro',
    'Team collaboration',
    'Admin dashboard',
    'White-label',
    'API access',
    'Custom integrations',
    'Dedicated support',
    'Training sessions',
  ]);
});

test.each([
  ['Get Started', '/chat'],
  ['Start Pro Trial', '/auth'],
])('%s links to %s', (name, to) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});

test('Contact Sales fills in the subject', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Contact Sales' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent(/^\/contact\?subject=The\+Team\+plan/);
});

test('the table names included and missing features in words', () => {
  const table = screen.getByRole('table');
  const row = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(within(table).getAllByRole('row')).toHaveLength(14);
  expect(row('App projects')).toEqual(['3', 'Unlimited', 'Unlimited']);
  expect(row('API access')).toEqual(['No', 'No', 'Yes']);
  expect(row('Custom branding')).toEqual(['No', 'Yes', 'Yes']);
});

test('the plans and the table agree', () => {
  const yes = (column: number) =>
    screen
      .getAllByRole('row')
      .slice(1)
      .filter((row) => within(row).getAllByRole('cell')[column]?.textContent === 'Yes')
      .map((row) => within(row).getByRole('rowheader').textContent);
  expect(featuresOf('Pro')).toEqual(expect.arrayContaining(yes(1)));
  expect([...featuresOf('Pro'), ...featuresOf('Team')]).toEqual(expect.arrayContaining(yes(2)));
  expect(yes(0)).toEqual([]);
});

test.each([
  ['Can I change my plan later?', /immediately/],
  ['What happens to my projects if I downgrade?', /keep all of them/],
  ['Is there a money-back guarantee?', /30 days on every paid plan.*except as required by law/],
  [
    'Do I need a credit card for the trial?',
    /Pro and Team.*14-day free trial, without a credit card/,
  ],
  ['How am I billed?', /In advance.*30 days before/],
  ['Which support comes with my plan?', /within 24 hours.*Pro and Enterprise.*24\/7/],
  ['Is there an Enterprise plan?', /Team by contract.*Contact Sales/],
])('%s', (question, answer) => {
  const row = screen.getByText(question).closest('details');
  expect(row).toHaveTextContent(answer);
});
