import { listPaths } from '@appling/contract/registry';
import { PageOutlet } from '@appling/runtime/page-outlet';
import type { ShellParts } from '@appling/runtime/render-page';
import { Link } from '@appling/runtime/router';
import { useEffect } from 'react';
import { setTitle } from './full-title';

export function Site(parts: ShellParts) {
  return (
    <>
      <header>
        <nav aria-label="Pages">
          {listPaths(parts.registry.routes()).map((path) => (
            <Link key={path} to={path}>
              {path === '/' ? '__NAME__' : path}
            </Link>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <PageOutlet
          {...parts}
          loading={<p>Loading…</p>}
          failed={(retry) => <Failure onRetry={retry} />}
          notFound={<NotFound />}
          onArrive={({ title }) => setTitle(title)}
        />
      </main>
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert">
      <h1>This page did not load</h1>
      <p>The rest of the site works.</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}

function NotFound() {
  useEffect(() => setTitle('Page not found'), []);
  return (
    <>
      <h1>Page not found</h1>
      <p>
        <Link to="/">Back to the start</Link>
      </p>
    </>
  );
}
