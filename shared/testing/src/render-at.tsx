import { render, type RenderResult } from '@testing-library/react';
import { Suspense, lazy } from 'react';
import { findRoute, type RemoteModule } from '@appling/contract/routes';
import { useLocation } from '@appling/runtime/router';
import { MemoryRouter } from '@appling/runtime/routers';

/** Opens a URL of a remote, e.g. `/examples?category=Finance`, with its router and state; throws for an unknown route. */
export function renderAt(url: string, remote: RemoteModule): RenderResult {
  const pages = new Map(remote.routes.map((route) => [route.path, lazy(route.load)]));
  function CurrentPage() {
    const { pathname, search } = useLocation();
    const route = findRoute(remote.routes, pathname);
    const Page = route && pages.get(route.path);
    // Another remote's page: tests read the visitor's location here.
    if (!Page) return <p data-testid="elsewhere">{pathname + search}</p>;
    return <Page />;
  }
  if (!findRoute(remote.routes, new URL(url, 'http://localhost').pathname)) {
    throw new Error(`No route for ${url}. Known: ${[...pages.keys()].join(', ')}`);
  }
  return render(
    <MemoryRouter initialEntries={[url]}>
      <main>
        <Suspense fallback={null}>
          <CurrentPage />
        </Suspense>
      </main>
    </MemoryRouter>,
  );
}
