import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

// Loading takes time on a busy machine; tests should not wait for it.
beforeAll(async () => {
  await Promise.all([import('./blog-page'), import('./find-articles')]);
});

const open = async (url = '/blog') => {
  renderAt(url, routes);
  await screen.findByRole('heading', { level: 1, name: 'Field notes' });
  return userEvent.setup();
};
const titles = () =>
  screen.getAllByRole('article').map((one) => one.getAttribute('aria-labelledby'));
const count = () => screen.getByText(/^(\d+ articles?|No articles)/, { selector: '[role=status]' });
const chip = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('searchbox', { name: 'Search articles' });
const indexIsHere = () =>
  act(async () => {
    await import('./find-articles');
  });
const latest = () =>
  within(screen.getByRole('region', { name: 'Latest articles' })).queryAllByRole('article');
const dates = () =>
  latest().map((one) => one.querySelector('time')?.getAttribute('datetime') ?? 'none');

afterEach(() => jest.useRealTimers());

test('shows one featured article and the six latest, newest first', async () => {
  await open();
  expect(titles()).toHaveLength(7);
  expect(latest()).toHaveLength(6);
  expect(
    screen.getByRole('article', { name: 'The blank screen was never the hard part' }),
  ).toBeVisible();
  expect(dates()).toEqual([...dates()].sort().reverse());
});

test('a card shows subject, reading time, author and date, and links to its article', async () => {
  await open();
  const card = within(screen.getByRole('article', { name: /pottery in Leeds/ }));
  expect(card.getByText('Case Study')).toBeVisible();
  expect(card.getByText('3 min read')).toBeVisible();
  expect(card.getByText('Ines Pardo')).toBeVisible();
  expect(card.getByText('December 2, 2024')).toHaveAttribute('datetime', '2024-12-02');
  expect(card.getByRole('link')).toHaveAttribute('href', '/blog/a-pottery-in-leeds');
});

test('Load More shows six more, says when these are all, and focuses the first new one', async () => {
  const user = await open();
  expect(count()).toHaveTextContent('13 articles, 7 shown');
  await user.click(screen.getByRole('button', { name: 'Load More Articles' }));
  expect(latest()).toHaveLength(12);
  expect(count()).toHaveTextContent('13 articles, all shown');
  expect(screen.getByText(/That is all of them/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load More Articles' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Name a color after its job' })).toHaveFocus();
});

test('the chips show all categories, and All is selected', async () => {
  await open();
  const chips = within(screen.getByRole('group', { name: /category/i })).getAllByRole('button');
  expect(chips.map((one) => one.textContent)).toEqual([
    'All',
    'AI Trends',
    'Development',
    'Security',
    'Case Study',
    'Best Practices',
    'Business',
  ]);
  expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['AI Trends', 2],
  ['Development', 2],
  ['Security', 2],
  ['Case Study', 2],
  ['Best Practices', 3],
  ['Business', 2],
])('%s shows %i articles and announces the count', async (category, articles) => {
  const user = await open();
  await user.click(chip(category));
  expect(titles()).toHaveLength(articles);
  expect(count()).toHaveTextContent(`${articles} articles in ${category}, all shown`);
  await user.click(chip('All'));
  expect(titles()).toHaveLength(7);
});

test('search matches titles, authors and texts on input', async () => {
  const user = await open();
  await user.type(field(), 'minibus');
  expect(await screen.findByText('1 article about “minibus”')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Eleven taps to find a choir' })).toBeVisible();
  await user.clear(field());
  await user.type(field(), 'okabe');
  expect(await screen.findByText(/^2 articles about “okabe”/)).toBeVisible();
});

test('a cleared field stays empty while the router updates the address', async () => {
  await open();
  jest.useFakeTimers();
  fireEvent.change(field(), { target: { value: 'minibus' } });
  // Simulates a slow browser: the pause has ended, but the router has not navigated yet.
  act(() => {
    jest.advanceTimersByTime(300);
    fireEvent.change(field(), { target: { value: '' } });
  });
  expect(field()).toHaveValue('');
  act(() => jest.advanceTimersByTime(300));
  expect(field()).toHaveValue('');
  jest.useRealTimers();
  await indexIsHere();
});

test.each(['t', 'the'])('“%s” shows all articles, since it is not searchable', async (letters) => {
  const user = await open();
  await user.type(field(), letters);
  await indexIsHere();
  expect(latest()).toHaveLength(6);
  expect(count()).toHaveTextContent('13 articles, 7 shown');
});

test('typing resets the list to the first six', async () => {
  const user = await open('/blog?shown=12');
  await user.type(field(), 'a');
  expect(latest()).toHaveLength(6);
});

test('leaving right after typing keeps the query for Back', async () => {
  const user = await open();
  await user.type(field(), 'safest');
  await screen.findByText(/^1 article about/);
  await user.click(screen.getByRole('link', { name: /safest field/ }));
  expect(await screen.findByRole('link', { name: 'All field notes' })).toHaveAttribute(
    'href',
    '/blog?q=safest',
  );
});

test('search and category combine', async () => {
  const user = await open();
  await user.type(field(), 'jun okabe');
  await screen.findByText(/^2 articles/);
  await user.click(chip('Business'));
  expect(count()).toHaveTextContent('No articles about “jun okabe” in Business.');
  await user.click(chip('Security'));
  expect(titles()).toHaveLength(2);
});

test('an empty result says so, and one press shows all articles', async () => {
  const user = await open('/blog?q=zeppelin&category=Security');
  expect(await screen.findByText('No articles about “zeppelin” in Security.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(titles()).toHaveLength(7);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('the address contains search, category and the number of articles shown', async () => {
  await open('/blog?q=thumb&category=Best+Practices&shown=12');
  expect(await screen.findByText('1 article about “thumb” in Best Practices')).toBeVisible();
  expect(field()).toHaveValue('thumb');
  expect(chip('Best Practices')).toHaveAttribute('aria-pressed', 'true');
});

test('an address with shown=12 shows twelve articles', async () => {
  await open('/blog?shown=12');
  expect(latest()).toHaveLength(12);
});

test.each(['/blog?shown=many&category=Gardening', '/blog?shown=-3', '/blog?shown=1e999'])(
  '%s does not break the list',
  async (url) => {
    await open(url);
    expect(latest().length).toBeGreaterThanOrEqual(6);
    expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  },
);

test('the link back from an article restores the list', async () => {
  const user = await open('/blog?category=Security');
  await user.click(screen.getByRole('link', { name: /safest field/ }));
  expect(await screen.findByRole('link', { name: 'All field notes' })).toHaveAttribute(
    'href',
    '/blog?category=Security',
  );
});

test('the newsletter sends nothing and says so', async () => {
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'me@example.com');
  await user.click(screen.getByRole('button', { name: /^Subscribe/ }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('me@example.com');
  expect(siteStore.getState().notices).toEqual([
    expect.objectContaining({ kind: 'info', text: expect.stringContaining('Nothing was sent') }),
  ]);
});
