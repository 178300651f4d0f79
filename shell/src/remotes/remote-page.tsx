import type { RouteMatch } from '@appling/contract/registry';
import { Live, forgetPresses, markNotLive } from '@appling/ui/live-zone';
import { Suspense, use, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorPanel } from '../layout/error-panel';
import { PageSkeleton } from '../layout/page-skeleton';
import { RemoteFailure } from '@appling/runtime/loading/failure';
import { OPEN, type LoadedPage } from '@appling/runtime/loading/page-state';
import { usePageSource, usePageState } from './page-source';
import { PrerenderedContent, prerenderedContent } from './prerendered-content';

interface RemotePageProps {
  match: RouteMatch;
  /** Whether the page is prerendered; its content stays if the page's code fails. */
  isServed: boolean;
  onArrive: (page: LoadedPage) => void;
}

/** A remote's page: loading, shown or failed. Catches the page's load and render errors. */
export function RemotePage({ match, isServed, onArrive }: RemotePageProps) {
  const source = usePageSource();
  const { remote, path } = match;
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => forgetPresses, []);
  return (
    <div ref={zone} data-mfe={remote} data-not-live={isServed || undefined}>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <Broken match={match} isServed={isServed} zone={zone} onRecover={resetErrorBoundary} />
        )}
        onError={(error) => source.fail(path, error)}
      >
        <Suspense fallback={<Waiting path={path} />}>
          <Content match={match} isServed={isServed} zone={zone} onArrive={onArrive} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Limits the time that a page with loaded code may suspend. */
function Waiting({ path }: { path: string }) {
  const { limits } = usePageSource();
  const { status } = usePageState(path);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (status !== 'ready') return;
    const timer = setTimeout(() => setOver(true), limits.total);
    return () => clearTimeout(timer);
  }, [status, limits]);
  if (isOver) throw new RemoteFailure('TIMEOUT', `${path} was not drawn in ${limits.total} ms.`);
  return <PageSkeleton />;
}

interface Zone {
  zone: RefObject<HTMLDivElement | null>;
}

function Content({ match, isServed, zone, onArrive }: RemotePageProps & Zone) {
  const state = usePageState(match.path);
  const [hasFailed, setHasFailed] = useState(false);
  if (state.status === 'failed' && !isServed && !hasFailed) setHasFailed(true);
  // On hydration React keeps the server's HTML while this suspends. A retry after a failure keeps the error panel.
  const gate = isServed ? state.arrived : state.settled;
  use(hasFailed ? OPEN : gate);
  if (state.status === 'failed' || (hasFailed && state.status === 'loading')) {
    return <ErrorPanel match={match} />;
  }
  if (state.status !== 'ready') return <PageSkeleton />;
  return (
    <>
      <state.Page />
      <Arrival path={match.path} page={state} onArrive={onArrive} />
      <Live zone={() => zone.current} />
    </>
  );
}

interface ArrivalProps {
  path: string;
  page: LoadedPage;
  onArrive: (page: LoadedPage) => void;
}

function Arrival({ path, page, onArrive }: ArrivalProps) {
  const source = usePageSource();
  useLayoutEffect(() => onArrive(page), [page, onArrive]);
  // Effects run even if one of the page's own throws; the error boundary then unmounts this before the next task.
  useEffect(() => {
    const proof = setTimeout(() => source.prove(path));
    return () => clearTimeout(proof);
  }, [source, path]);
  return null;
}

/** Replaces a page after a render error until a retry succeeds: by prerendered content, a skeleton or the error panel. */
function Broken({
  match,
  isServed,
  zone,
  onRecover,
}: Pick<RemotePageProps, 'match' | 'isServed'> & Zone & { onRecover: () => void }) {
  const { status } = usePageState(match.path);
  useLayoutEffect(() => {
    if (status === 'ready') onRecover();
  }, [status, onRecover]);
  const [hasFailed, setHasFailed] = useState(false);
  if (status === 'failed' && !hasFailed) setHasFailed(true);
  const content = isServed ? prerenderedContent(match.path) : undefined;
  const isInert = content !== undefined;
  useEffect(() => {
    if (isInert && zone.current) markNotLive(zone.current);
  }, [isInert, zone]);
  // While a fallback release loads, the visitor sees no failure.
  if (!content && !hasFailed) return <PageSkeleton />;
  return content ? <PrerenderedContent content={content} /> : <ErrorPanel match={match} />;
}
