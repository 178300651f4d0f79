import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

// Loading takes time on a busy machine; tests should not wait for it.
beforeAll(async () => {
  await Promise.all([import('./help-page'), import('./find-help')]);
});

const open = async (url = '/help') => {
  renderAt(url, routes);
  await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
  return userEvent.setup();
};

const region = (name: string) => within(screen.getByRole('region', { name }));
const search = () => within(screen.getByRole('search'));
const field = () => screen.getByRole('searchbox', { name: 'Search help' });

test('shows four popular resources and four tutorials', async () => {
  await open();
  expect(region('Popular resources').getAllByRole('link')).toHaveLength(4);
  expect(region('Video tutorials').getAllByRole('article')).toHaveLength(4);
});

test('each tutorial shows duration and difficulty', async () => {
  await open();
  for (const lesson of region('Video tutorials').getAllByRole('article')) {
    expect(lesson).toHaveTextContent(/Beginner|Intermediate|Advanced/);
    expect(lesson).toHaveTextContent(/\d+:\d\d/);
  }
});

test('of eight questions at most one is open, and it can be closed', async () => {
  await open();
  const rows = [...document.querySelectorAll('details[name]')];
  expect(rows).toHaveLength(8);
  expect(new Set(rows.map((row) => row.getAttribute('name'))).size).toBe(1);
  expect(rows.filter((row) => row.hasAttribute('open'))).toEqual([]);
});

test('plans and promises have the same numbers as on other pages', async () => {
  await open();
  const text = document.body.textContent;
  for (const words of [
    '$29 per month',
    '$99 per month',
    '14 days free, without a credit card',
    '30-day money-back guarantee',
    'Changes take effect immediately',
    'projects are kept',
    '10,000 API calls per month',
    '24-hour response',
  ]) {
    expect(text).toContain(words);
  }
});

test('what there is to take along, to show and to use without a network is offered', async () => {
  await open();
  const answer = (id: string) => document.getElementById(id)?.textContent;
  for (const words of [
    'SVG',
    'Penpot',
    'design tokens',
    'HTML',
    'React',
    'Expo',
    'JSON',
    'QR code',
  ])
    expect(answer('faq-export')).toContain(words);
  expect(answer('faq-stored')).toMatch(/work without a network.* install it/);
});

test('search finds answers, pages and tutorials on input', async () => {
  const user = await open();
  await user.type(field(), 'export');
  const results = await search().findAllByRole('link');
  expect(results.map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['How do I get my design out?', 'Take it with you']),
  );
  expect(search().getByText(/^\d results$/)).toBeVisible();
});

test('searching for a refund finds the money-back guarantee', async () => {
  const user = await open();
  await user.type(field(), 'refund');
  expect(
    await search().findByRole('link', { name: 'Is there a trial, and can I get my money back?' }),
  ).toBeVisible();
});

test('a result opens its answer and focuses it', async () => {
  const user = await open();
  await user.type(field(), 'money back');
  await user.click(await search().findByRole('link', { name: /can I get my money back/ }));
  const row = document.getElementById('faq-trial');
  expect(row).toHaveAttribute('open');
  expect(row?.querySelector('summary')).toHaveFocus();
});

test('the address contains the search, and a result keeps it', async () => {
  const user = await open('/help?q=money+back');
  expect(field()).toHaveValue('money back');
  const result = await search().findByRole('link', { name: /can I get my money back/ });
  expect(result).toHaveAttribute('href', '/help?q=money+back#faq-trial');
  await user.click(result);
  expect(field()).toHaveValue('money back');
  expect(document.getElementById('faq-trial')).toHaveAttribute('open');
});

test('typed text reaches the address after a pause', async () => {
  const user = await open();
  await user.type(field(), 'money back');
  const result = () => search().getByRole('link', { name: /can I get my money back/ });
  await waitFor(() => expect(result()).toHaveAttribute('href', '/help?q=money+back#faq-trial'));
  await user.clear(field());
  expect(search().queryByRole('link')).not.toBeInTheDocument();
});

test('search tolerates a typo', async () => {
  const user = await open();
  await user.type(field(), 'privcy');
  expect(await search().findByRole('link', { name: /Where are my designs stored/ })).toBeVisible();
});

test('an empty result says so and offers contact', async () => {
  const user = await open();
  await user.type(field(), 'zeppelin');
  expect(await search().findByText(/Nothing here matches “zeppelin”/)).toBeVisible();
  expect(search().getByRole('link', { name: 'Ask a person' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:support@appling.example'),
  );
});

test('the Search button focuses the results', async () => {
  const user = await open();
  await user.type(field(), 'plan');
  await search().findAllByRole('link');
  await user.click(search().getByRole('button', { name: 'Search' }));
  expect(search().getByRole('status')).toHaveFocus();
});

test('a link to one answer opens it', async () => {
  await open('/help#faq-stored');
  expect(document.getElementById('faq-stored')).toHaveAttribute('open');
});

test('chat, ticket and community are one click away', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', '/chat');
  expect(screen.getByRole('link', { name: /^support@\s?appling\.example$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('subject=Support%20ticket'),
  );
  expect(screen.getByRole('link', { name: /Events you can walk into/ })).toHaveAttribute(
    'href',
    '/community#events',
  );
});
