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

test('a path that nobody knows gets the text, the path and the way home', async () => {
  const { onArrive } = open('/gardn', false);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' }),
  ).toBeVisible();
  expect(await screen.findByText('/gardn')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(onArrive).toHaveBeenCalled();
});

test('the title says so', async () => {
  open('/gardn', false);
  await screen.findByRole('heading');
  expect(document.title).toBe('Page not found · Appling');
});

test('the attempted path is logged once the registry has been asked again', async () => {
  const { warn } = open('/gardn', false);
  await screen.findByRole('heading');
  expect(warn.mock.calls).toEqual([['Page not found: /gardn']]);
});

test('while the registry is asked a client navigation shows a loading page, not a verdict', async () => {
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

test('a registry that does not answer is a verdict as well', async () => {
  open('/gardn', false, () => Promise.reject(new Error('offline')));
  expect(await screen.findByRole('heading')).toBeVisible();
});

test('what the server called not found is shown at once', async () => {
  open('/gardn', true, () => new Promise(() => {}));
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(await screen.findByText('/gardn')).toBeVisible();
});
