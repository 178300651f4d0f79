import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carryIdea, chooseTheme, siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

beforeEach(async () => {
  renderAt('/privacy', routes);
  await screen.findByRole('heading', { level: 1 });
});

test('shows the date of the last update', () => {
  expect(screen.getByText('Last updated December 2024')).toBeVisible();
});

test('every entry of the table of contents links to a section with that heading', () => {
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const section = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    expect(within(section as HTMLElement).getByRole('heading')).toHaveTextContent(
      link.textContent ?? '',
    );
  }
});

test('names the hosts that serve the scene', () => {
  expect(screen.getByText('unpkg.com')).toBeVisible();
  expect(screen.getByText('prod.spline.design')).toBeVisible();
});

test('one press deletes all stored data and resets the page', async () => {
  chooseTheme('dark');
  carryIdea('A diary for cats');
  localStorage.setItem('appling:kept', 'yes');
  sessionStorage.setItem('appling:draft', 'x');
  await userEvent.click(
    screen.getByRole('button', { name: /Delete everything stored in this browser/ }),
  );
  await waitFor(() =>
    expect(siteStore.getState().notices).toEqual([
      expect.objectContaining({ kind: 'success', text: expect.stringContaining('is deleted') }),
    ]),
  );
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(siteStore.getState()).toMatchObject({ theme: 'system', draftIdea: '' });
});

test('stops the service worker and deletes its caches', async () => {
  const order: string[] = [];
  const worker = {
    active: { postMessage: (message: string) => order.push(message) },
    unregister: () => Promise.resolve(order.push('unregister')),
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistrations: () => Promise.resolve([worker]) },
    configurable: true,
  });
  Object.assign(globalThis, {
    caches: {
      keys: () => Promise.resolve(['appling-files']),
      delete: (name: string) => Promise.resolve(order.push(name)),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: /Delete everything/ }));
  await waitFor(() => expect(order).toEqual(['forget', 'unregister', 'appling-files']));
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

test('does not claim a deletion when the browser refuses it', async () => {
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new Error('denied');
  });
  await userEvent.click(screen.getByRole('button', { name: /Delete everything/ }));
  await waitFor(() =>
    expect(siteStore.getState().notices).toEqual([
      expect.objectContaining({ kind: 'error', text: expect.stringContaining('did not let us') }),
    ]),
  );
  clear.mockRestore();
});
