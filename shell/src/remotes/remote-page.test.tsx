import { limitsOf } from '@appling/runtime/loading/page-loader';
import { OPEN, type PageState } from '@appling/runtime/loading/page-state';
import { MemoryRouter } from '@appling/runtime/routers';
import { act, render } from '@testing-library/react';
import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { createNextPageStore } from '../navigation/next-page';
import { PageSourceContext, type PageSource } from './page-source';
import { PageViews } from './page-views';

const happened: string[] = [];

async function show(Page: ComponentType) {
  happened.length = 0;
  const route = {
    path: '/here',
    page: 'here',
    title: '',
    description: '',
    load: async () => ({ default: Page }),
  };
  let state: PageState = { status: 'ready', Page, route, settled: OPEN, arrived: OPEN };
  const failed: PageState = {
    ...state,
    status: 'loading',
    settled: new Promise(() => {}),
  } as PageState;
  const source: PageSource = {
    subscribe: () => () => {},
    state: () => state,
    limits: limitsOf(),
    tryAgain: () => {},
    fail: () => {
      happened.push('failed');
      state = failed;
    },
    prove: () => void happened.push('proven'),
    visit: () => {},
    leave: () => {},
  };
  render(
    <MemoryRouter initialEntries={['/here']}>
      <PageSourceContext value={source}>
        <PageViews
          shown={{ remote: 'here', path: '/here', layout: 'full' }}
          store={createNextPageStore()}
          onArrive={() => {}}
        >
          {null}
        </PageViews>
      </PageSourceContext>
    </MemoryRouter>,
  );
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const refuse = () => {
  throw new Error('planted');
};

test('a page that renders and runs its effects is proven', async () => {
  await show(() => <h1>Here</h1>);
  expect(happened).toEqual(['proven']);
});

test.each([
  ['effect', useEffect],
  ['layout effect', useLayoutEffect],
])(
  'a page whose first %s throws fails unproven, so that another release is tried',
  async (_, effect) => {
    const complaints = jest.mocked(console.error);
    await show(function Page() {
      effect(refuse, []);
      return <h1>Here</h1>;
    });
    expect(happened).toEqual(['failed']);
    complaints.mockClear();
  },
);
