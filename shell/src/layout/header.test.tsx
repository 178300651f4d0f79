import { useLocation } from '@appling/runtime/router';
import { MemoryRouter } from '@appling/runtime/routers';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';

// jsdom lacks the methods of this element.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function renderHeader(url = '/') {
  render(
    <MemoryRouter initialEntries={[url]}>
      <Header />
      <Place />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const toggle = () => screen.getByRole('button', { name: 'Open menu' });
const menu = () => screen.getByRole('dialog', { name: 'Menu' });

async function openMenu(url?: string) {
  const user = renderHeader(url);
  await user.click(toggle());
  return user;
}

test('the header links home, to three pages and to sign in', () => {
  renderHeader();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['', '/'],
    ['Features', '/features'],
    ['Pricing', '/pricing'],
    ['About', '/about'],
    ['Sign in', '/auth'],
    ['', '#site-map'],
  ]);
});

test('only the current page is marked', () => {
  renderHeader('/pricing');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Pricing');
});

test('the header is marked as stuck once the page has scrolled', () => {
  let report: (isIntersecting: boolean) => void = () => {};
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
    report = (isIntersecting) =>
      callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
  renderHeader();
  act(() => report(false));
  expect(screen.getByRole('banner')).toHaveAttribute('data-stuck');
  act(() => report(true));
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-stuck');
  jest.restoreAllMocks();
});

test('without JavaScript a link leads to all pages', () => {
  renderHeader();
  expect(screen.getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '#site-map');
});

test('the menu contains the same links, Get Started, Sign In and the theme', async () => {
  await openMenu();
  const inside = within(menu());
  expect(inside.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/features');
  expect(inside.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  expect(inside.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  expect(inside.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/chat');
  expect(inside.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  expect(inside.getAllByRole('radio')).toHaveLength(3);
});

test('the toggle opens and closes the menu and announces its state', async () => {
  const user = await openMenu();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('Space presses the toggle', async () => {
  const user = renderHeader();
  toggle().focus();
  await user.keyboard(' ');
  expect(menu()).toBeVisible();
});

test('the close button closes the menu', async () => {
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a press on the scrim closes the menu, a press inside does not', async () => {
  const user = await openMenu();
  await user.click(within(menu()).getByRole('navigation'));
  expect(menu()).toBeVisible();
  await user.click(menu());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('navigating closes the menu', async () => {
  const user = await openMenu();
  await user.click(within(menu()).getByRole('link', { name: 'About' }));
  expect(screen.getByRole('status')).toHaveTextContent('/about');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Tab stays inside the menu, in both directions', async () => {
  const user = await openMenu();
  const stops = within(menu());
  const first = stops.getByRole('link', { name: 'Appling' });
  const last = stops.getByRole('radio', { name: 'System' });
  last.focus();
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
});
