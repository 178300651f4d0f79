import { notify, siteStore } from '@appling/runtime/state';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainNotices } from './plain-notices';
import Toaster from './toaster';
import { Toasts } from './toasts';

// jsdom lacks pointer capture, which sonner uses for swipes.
Element.prototype.setPointerCapture ??= () => {};

test('renders no toaster without a toast', () => {
  const { container } = render(<Toasts />);
  expect(container).toBeEmptyDOMElement();
});

test('a notice becomes a toast in a labelled, polite region', async () => {
  render(<Toaster />);
  act(() => notify('info', 'Nothing was sent.'));
  const toast = await screen.findByText('Nothing was sent.');
  const region = screen.getByRole('region', { name: 'Notifications, Alt+T' });
  expect(region).toContainElement(toast);
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(within(region).queryByRole('alert')).not.toBeInTheDocument();
  expect(siteStore.getState().notices).toEqual([]);
});

test('an error is announced at once', async () => {
  render(<Toaster />);
  act(() => notify('error', 'Please fill in all fields'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields');
});

test('Alt+T focuses the toasts', async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  act(() => notify('success', 'Welcome back!'));
  await screen.findByText('Welcome back!');
  await user.keyboard('{Alt>}t{/Alt}');
  expect(document.activeElement).toHaveAttribute('data-sonner-toaster');
});

test('a toast can be closed', async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  act(() => notify('success', 'Close me'));
  const toast = (await screen.findByText('Close me')).closest('li');
  await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Close' }));
  expect(toast).toHaveAttribute('data-removed', 'true');
});

test('shows a message as plain text when the toaster does not load', async () => {
  const user = userEvent.setup();
  render(<PlainNotices />);
  act(() => notify('error', 'Please fill in all fields'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
