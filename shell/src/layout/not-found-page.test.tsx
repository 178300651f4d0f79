import { MemoryRouter } from '@appling/runtime/routers';
import { render, screen } from '@testing-library/react';
import { UnknownPage } from './unknown-page';

afterEach(() => {
  jest.restoreAllMocks();
});

function open(pathname: string, isServed: boolean, refresh = () => Promise.resolve()) {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const onArrive = jest.fn();
  render(
    <MemoryRouter initialEntries={[pathname]}>
      <UnknownPage pathname={pathname} isServed={isServed} refresh={refresh} onArrive={onArrive} />
    </MemoryRouter>,
  );
  return { warn, onArrive };
}

test('an unknown path shows the text, the path and a link home', async () => {
  const { onArrive } = open('/gardn', false);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' }),
  ).toBeVisible();
  expect(await screen.findByText('/gardn')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(onArrive).toHaveBeenCalled();
});

test('sets the title of a not-found page', async () => {
  open('/gardn', false);
  await screen.findByRole('heading');
  expect(document.title).toBe('Page not found · Appling');
});

test('logs the attempted path after the registry was read again', async () => {
  const { warn } = open('/gardn', false);
  await screen.findByRole('heading');
  expect(warn.mock.calls).toEqual([['Page not found: /gardn']]);
});

test('a client navigation shows a loading page while the registry is read', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  open('/brand-new', false, () => asked);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('heading')).toBeVisible();
});

test('shows the not-found page when the registry does not answer', async () => {
  open('/gardn', false, () => Promise.reject(new Error('offline')));
  expect(await screen.findByRole('heading')).toBeVisible();
});

test('shows the not-found page at once after a 404', async () => {
  open('/gardn', true, () => new Promise(() => {}));
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(await screen.findByText('/gardn')).toBeVisible();
});
