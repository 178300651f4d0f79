import { screen, within } from '@testing-library/react';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

beforeEach(async () => {
  renderAt('/about', routes);
  await screen.findByRole('heading', { level: 1, name: 'We think everyone has an app in them' });
});

test.each([
  ['10,000+', 'apps created'],
  ['50+', 'countries'],
  ['99.9%', 'uptime'],
])('%s shows what it counts: %s', (value, label) => {
  const name = screen.getByText(label, { selector: 'dt' });
  expect(within(name.parentElement as HTMLElement).getByText(value)).toBeVisible();
});

test("the smaller number explains its difference from the landing page's", () => {
  expect(screen.getByText(/50K\+ on our front page counts every design begun/)).toBeVisible();
});

test('presents Appling as a conversational-AI platform and says which parts are illustrative', () => {
  const platform = within(screen.getByRole('region', { name: /conversational-AI platform/ }));
  expect(platform.getByText('The chat assistant')).toBeVisible();
  expect(platform.getByText('The developer API')).toBeVisible();
  expect(platform.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/chat',
    '/api',
  ]);
  expect(platform.getByText(/no model is asked.*no server answers it yet/)).toBeVisible();
});

test('the page ends with a link to the chat', () => {
  expect(screen.getByRole('link', { name: 'Start Designing Now' })).toHaveAttribute(
    'href',
    '/chat',
  );
});
