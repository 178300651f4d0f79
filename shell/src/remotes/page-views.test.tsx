import type { RouteMatch } from '@appling/contract/registry';
import { MemoryRouter } from '@appling/runtime/routers';
import { useLocation } from '@appling/runtime/router';
import { act, render, screen } from '@testing-library/react';
import { Component, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { createNextPageStore } from '../navigation/next-page';
import { UnmountBoundary } from './unmount-boundary';
import { limitsOf } from '@appling/runtime/loading/page-loader';
import { PageSourceContext, type PageSource } from './page-source';
import { OPEN, type PageState } from '@appling/runtime/loading/page-state';
import { PageViews } from './page-views';

const NEAR: RouteMatch = { remote: 'near', path: '/near', layout: 'full' };
const HERE: RouteMatch = { remote: 'here', path: '/here', layout: 'full' };

const happened: string[] = [];
let drawn: HTMLElement | null = null;

function Near() {
  const { pathname, search } = useLocation();
  happened.push(`drawn for ${pathname}${search}`);
  useLayoutEffect(() => {
    happened.push(document.querySelector('h1[title="Near"]') ? 'laid out' : 'laid out outside');
  }, []);
  useEffect(() => {
    happened.push('began');
    return () => void happened.push('ended');
  }, []);
  return (
    <h1 title="Near" ref={(element) => void (drawn = element)}>
      Near
    </h1>
  );
}

const LEAVING = ['effect', 'layout', 'ref', 'class'] as const;
const refuse = () => {
  throw new Error('planted');
};

const leaving: Record<(typeof LEAVING)[number], ComponentType> = {
  effect: function Leaving() {
    useEffect(() => refuse, []);
    return <h1>Leaving</h1>;
  },
  layout: function Leaving() {
    useLayoutEffect(() => refuse, []);
    return <h1>Leaving</h1>;
  },
  ref: () => <h1 ref={() => refuse}>Leaving</h1>,
  class: class extends Component {
    override componentWillUnmount = refuse;
    override render = () => <h1>Leaving</h1>;
  },
};

const states = Object.fromEntries<PageState>(
  [
    { path: '/near', Page: Near },
    { path: '/here', Page: () => <h1>Here</h1> },
    ...LEAVING.map((name) => ({ path: `/${name}`, Page: leaving[name] })),
  ].map(({ path, Page }) => {
    const load = async () => ({ default: Page });
    const route = { path, page: path, title: path, description: '', load };
    return [path, { status: 'ready', Page, route, settled: OPEN, arrived: OPEN }];
  }),
);

const source: PageSource = {
  subscribe: () => () => {},
  state: (path) => states[path]!,
  limits: limitsOf(),
  tryAgain: () => {},
  fail: (path, error) => {
    throw new Error(`${path} broke`, { cause: error });
  },
  prove: (path) => void happened.push(`proven ${path}`),
  visit: () => {},
  leave: () => {},
};

const store = createNextPageStore();
const onArrive = () => void happened.push('arrived');

const site = (shown: RouteMatch | null) => (
  <MemoryRouter initialEntries={['/here?now']}>
    <PageSourceContext value={source}>
      <PageViews shown={shown} store={store} onArrive={onArrive}>
        {shown ? null : <h1>Served</h1>}
      </PageViews>
    </PageSourceContext>
  </MemoryRouter>
);

/** Prepares the page; React renders it when idle. */
const drawAhead = () =>
  act(async () => store.setState({ next: { match: NEAR, search: '?then', hash: '' } }));

beforeEach(() => {
  happened.length = 0;
  drawn = null;
  store.setState({ next: null });
});

test('the next page is rendered for its own address, outside the document, without effects', async () => {
  render(site(null));
  await drawAhead();
  expect(happened).toEqual(['drawn for /near?then']);
  expect(screen.getAllByRole('heading', { hidden: true })).toHaveLength(1);
});

test('opening a prepared page inserts it as rendered, then runs its effects', async () => {
  const { rerender } = render(site(HERE));
  await drawAhead();
  happened.length = 0;
  const create = jest.spyOn(document, 'createElement');
  // The registry returns a new object for the same page.
  rerender(site({ ...NEAR }));
  expect(screen.getByRole('heading')).toHaveTextContent('Near');
  expect(drawn).toBe(screen.getByRole('heading'));
  // Only the page's slot, not the page itself.
  expect(create).toHaveBeenCalledTimes(1);
  create.mockRestore();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  // Rendered again for the final address, which differs in this test.
  expect(happened).toEqual(['drawn for /here?now', 'laid out', 'arrived', 'began', 'proven /near']);
});

test('a prepared page that is not opened is discarded', async () => {
  const { rerender } = render(site(HERE));
  await drawAhead();
  await act(async () => store.setState({ next: null }));
  happened.length = 0;
  rerender(site(NEAR));
  expect(happened[0]).toBe('drawn for /here?now');
  expect(screen.getByRole('heading')).toHaveTextContent('Near');
  rerender(site(null));
  expect(happened.at(-1)).toBe('ended');
  expect(screen.getByRole('heading')).toHaveTextContent('Served');
});

test.each(LEAVING)(
  'what a page throws on unmount (%s) is reported for its remote; the next page renders once',
  (name) => {
    const caught: unknown[] = [];
    const page: RouteMatch = { remote: name, path: `/${name}`, layout: 'full' };
    const { rerender } = render(site(page), {
      onCaughtError: (_error, { errorBoundary }) =>
        caught.push(errorBoundary instanceof UnmountBoundary && errorBoundary.props.remote),
    });
    for (let time = 1; time <= 2; time += 1) {
      happened.length = 0;
      rerender(site(NEAR));
      expect(screen.getByRole('heading')).toHaveTextContent('Near');
      expect(happened.filter((what) => what === 'began')).toHaveLength(1);
      expect(caught).toEqual(Array(time).fill(name));
      rerender(site(page));
      expect(screen.getByRole('heading')).toHaveTextContent('Leaving');
    }
    rerender(site(HERE));
  },
);
