import { Link, useLocation } from '@appling/runtime/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteRouter } from './site-router';

/** Simulates view transitions: a change runs when the test ends the frame. */
const frames: (() => Promise<void>)[] = [];
const endFrame = () => act(async () => frames.shift()?.());

function Here() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{pathname + search}</h1>
      <Link to="/near">Near</Link>
      <Link to="/far">Far</Link>
      <Link to="/near?more">More</Link>
      <input aria-label="Search" />
    </main>
  );
}

const heading = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  frames.length = 0;
  history.replaceState(null, '', '/');
  const never = new Promise<undefined>(() => {});
  document.startViewTransition = (change) => {
    frames.push(change as () => Promise<void>);
    return {
      ready: Promise.reject(new DOMException('Given up', 'AbortError')),
      finished: never,
    } as unknown as ViewTransition;
  };
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(
    <SiteRouter isLoaded={(pathname) => pathname === '/near'}>
      <Here />
    </SiteRouter>,
  );
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
});

test('fades to a loaded page after one frame', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  expect(heading()).toBe('/');
  await endFrame();
  expect(heading()).toBe('/near');
});

test('pages that still load and changes of the query do not fade', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Far' }));
  expect(heading()).toBe('/far');
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  await endFrame();
  await userEvent.click(screen.getByRole('link', { name: 'More' }));
  expect(heading()).toBe('/near?more');
  expect(frames).toEqual([]);
});

test('navigating before the frame ends shows the later page and keeps it', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  await userEvent.click(screen.getByRole('link', { name: 'Far' }));
  expect(heading()).toBe('/far');
  await endFrame();
  expect(heading()).toBe('/far');
});

test('nothing fades under reduced motion', async () => {
  jest.mocked(matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  expect(heading()).toBe('/near');
  expect(frames).toEqual([]);
});

test('the fade continues once the page is rendered, even by an earlier visit', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  await userEvent.click(screen.getByRole('link', { name: 'Far' }));
  // Nothing is left to render, so waiting for it would freeze the screen.
  const isOver = jest.fn();
  await act(() => frames.shift()?.().then(isOver) ?? Promise.resolve());
  expect(isOver).toHaveBeenCalled();
});

test('fades only the main part where elements can have their own transition', async () => {
  const main = document.createElement('main');
  main.id = 'main';
  document.body.append(main);
  Object.assign(main, { startViewTransition: document.startViewTransition });
  document.startViewTransition = jest.fn();
  jest.spyOn(main, 'getBoundingClientRect').mockReturnValueOnce(new DOMRect(0, -900));
  jest.mocked(main.getBoundingClientRect).mockReturnValueOnce(new DOMRect(0, 72));
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  await endFrame();
  expect(heading()).toBe('/near');
  await waitFor(() => expect(main.style.getPropertyValue('--fade-from')).toBe('-972px'));
  expect(document.startViewTransition).not.toHaveBeenCalled();
  main.remove();
});

test('a link loses focus before its page unmounts', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  expect(document.body).toHaveFocus();
  expect(heading()).toBe('/');
  await endFrame();
});

test('a field keeps focus, since its blur handler would run at the new address', async () => {
  const settled = jest.fn();
  const field = screen.getByRole('textbox');
  field.addEventListener('blur', settled);
  field.focus();
  history.replaceState(null, '', '/near');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(frames).toHaveLength(1);
  expect(settled).not.toHaveBeenCalled();
  await endFrame();
});
