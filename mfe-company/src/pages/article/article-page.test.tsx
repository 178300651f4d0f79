import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

const open = async () => {
  renderAt('/blog/a-pottery-in-leeds', routes);
  await screen.findByRole('heading', { level: 1, name: /pottery in Leeds/ });
  return userEvent.setup();
};
const share = () => screen.getByRole('button', { name: 'Share this note' });
const notices = () => siteStore.getState().notices.map(({ kind }) => kind);

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

test('an article shows subject, author, date and text', async () => {
  await open();
  expect(screen.getByText('Case Study')).toBeVisible();
  expect(screen.getByText('Ines Pardo')).toBeVisible();
  expect(screen.getByText('December 2, 2024')).toHaveAttribute('datetime', '2024-12-02');
  expect(screen.getByRole('heading', { level: 2, name: 'One kiln, forty pots' })).toBeVisible();
  expect(screen.getByText(/Hanna Mistry fires her kiln/)).toBeVisible();
});

test('an article links to the list and to the previous article', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'All field notes' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('link', { name: /Where your idea goes/ })).toHaveAttribute(
    'href',
    '/blog/where-your-idea-goes',
  );
});

test('the oldest article links to the newest', async () => {
  renderAt('/blog/the-empty-list', routes);
  expect(await screen.findByRole('link', { name: /blank screen/ })).toBeVisible();
});

test('without a share sheet the address is copied, and a message says so', async () => {
  const user = await open();
  await user.click(share());
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${location.pathname}`);
  expect(notices()).toEqual(['success']);
});

test('a denied clipboard does not claim a copy', async () => {
  const user = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(share());
  expect(notices()).toEqual(['error']);
});

test('the share sheet gets title and address; closing it shows no error', async () => {
  const user = await open();
  const sheet = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share: sheet });
  await user.click(share());
  expect(sheet).toHaveBeenCalledWith({
    title: 'How a pottery in Leeds sold out its spring firing',
    url: `${location.origin}${location.pathname}`,
  });
  expect(notices()).toEqual([]);
});
