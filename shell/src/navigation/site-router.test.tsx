import { Link, useLocation } from '@appling/shared/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteRouter } from './site-router';

/** Stands in for the browser: a change comes when the test says that the frame is over. */
const frames: (() => void)[] = [];
const endFrame = () => act(() => frames.shift()?.());

function Here() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/near">Near</Link>
      <Link to="/far">Far</Link>
      <Link to="/near?more">More</Link>
    </>
  );
}

const heading = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  frames.length = 0;
  history.replaceState(null, '', '/');
  const never = new Promise<undefined>(() => {});
  document.startViewTransition = (change) => {
    frames.push(change as () => void);
    return {
      ready: Promise.reject(new DOMException('Given up', 'AbortError')),
      finished: never,
    } as unknown as ViewTransition;
  };
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(
    <SiteRouter isHere={(pathname) => pathname === '/near'}>
      <Here />
    </SiteRouter>,
  );
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
});

test('a page that is here is faded to: the old one stands for a frame', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  expect(heading()).toBe('/');
  endFrame();
  expect(heading()).toBe('/near');
});

test('a page that is on its way, and a change of the query, come without a fade', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Far' }));
  expect(heading()).toBe('/far');
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  endFrame();
  await userEvent.click(screen.getByRole('link', { name: 'More' }));
  expect(heading()).toBe('/near?more');
  expect(frames).toEqual([]);
});

test('who goes on before the frame is over gets the later page, and keeps it', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  await userEvent.click(screen.getByRole('link', { name: 'Far' }));
  expect(heading()).toBe('/far');
  endFrame();
  expect(heading()).toBe('/far');
});

test('where less motion is wanted, nothing fades', async () => {
  jest.mocked(matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
  await userEvent.click(screen.getByRole('link', { name: 'Near' }));
  expect(heading()).toBe('/near');
  expect(frames).toEqual([]);
});
