import { MemoryRouter } from '@appling/runtime/routers';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteMatch } from '@appling/contract/registry';
import { RemoteFailure } from '@appling/runtime/loading/failure';
import { limitsOf } from '@appling/runtime/loading/page-loader';
import type { PageState } from '@appling/runtime/loading/page-state';
import { PageSourceContext } from '../remotes/page-source';
import { ErrorPanel } from './error-panel';
import { RetryBanner } from './retry-banner';

const match = { remote: 'garden', path: '/beds', layout: 'full' } as const;
const settled = Promise.resolve();
const failed: PageState = {
  status: 'failed',
  failure: new RemoteFailure('NETWORK', 'A file is missing.'),
  settled,
  arrived: settled,
};
const loading: PageState = { status: 'loading', settled, arrived: settled };

function show(Part: typeof ErrorPanel, state: PageState) {
  const tryAgain = jest.fn<void, [RouteMatch]>();
  render(
    <PageSourceContext
      value={{
        subscribe: () => () => {},
        state: () => state,
        tryAgain,
        fail: () => {},
        visit: () => {},
        leave: () => {},
        prove: () => {},
        limits: limitsOf(),
      }}
    >
      <MemoryRouter>
        <button type="button">elsewhere</button>
        <Part match={match} />
      </MemoryRouter>
    </PageSourceContext>,
  );
  return { tryAgain, user: userEvent.setup() };
}

test('a page that cannot be shown is announced once, with links onward', () => {
  show(ErrorPanel, failed);
  const heading = screen.getByRole('heading', {
    level: 1,
    name: 'Unexpected Application Error!',
  });
  expect(screen.getByRole('alert')).toContainElement(heading);
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /services/ })).toHaveAttribute('href', '/status');
  expect(document.title).toBe('Unexpected Application Error! · Appling');
});

test('the error panel does not move the focus', () => {
  show(ErrorPanel, failed);
  expect(document.body).toHaveFocus();
});

test('messages of federation are never shown', () => {
  show(ErrorPanel, failed);
  expect(screen.queryByText(/A file is missing/)).not.toBeInTheDocument();
});

test.each([
  ['panel', ErrorPanel],
  ['status bar', RetryBanner],
])('the %s retries on request', async (_name, Part) => {
  const { tryAgain, user } = show(Part, failed);
  await user.click(screen.getByRole('button', { name: /^Try again/ }));
  expect(tryAgain).toHaveBeenCalledWith(match);
});

test.each([
  ['panel', ErrorPanel],
  ['status bar', RetryBanner],
])('the %s is busy while loading and ignores further presses', async (_name, Part) => {
  const { tryAgain, user } = show(Part, loading);
  const button = screen.getByRole('button', { name: /^Try again/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(tryAgain).not.toHaveBeenCalled();
});
