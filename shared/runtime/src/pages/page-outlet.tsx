import type { RouteMatch } from '@appling/contract/registry';
import type { Route } from '@appling/contract/routes';
import {
  Component,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { OPEN, type LoadedPage } from '../loading/page-state';
import { useLocation } from '@appling/runtime/router';
import type { ShellParts } from './render-page';

interface Fallbacks {
  loading: ReactNode;
  failed: (retry: () => void) => ReactNode;
  notFound: ReactNode;
}

interface PageOutletProps extends ShellParts, Fallbacks {
  /** Called with the route when its page is visible, e.g. to set the title. */
  onArrive: (route: Route) => void;
}

/** Renders the page of the current address from its remote. Contains its errors. */
export function PageOutlet({ source, registry, servedPath, ...says }: PageOutletProps) {
  const { pathname } = useLocation();
  useSyncExternalStore(registry.subscribe, registry.routes, registry.routes);
  const { path, remote, layout } = registry.find(pathname) ?? {};
  // Stable while the path stays: an update from above would end a hydration that still waits for code.
  const match = useMemo(
    () => (path && remote && layout ? { path, remote, layout } : null),
    [path, remote, layout],
  );
  const [firstPath] = useState(pathname);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && pathname !== firstPath) setHasLeft(true);
  const isServed = !hasLeft && servedPath !== null && path === servedPath;

  useEffect(() => {
    if (!match) return;
    if (!isServed) source.visit(match);
    return () => source.leave(match.path);
  }, [source, match, isServed]);

  // Only from the first render, for the same reason.
  const [first] = useState(says);
  return useMemo(
    () =>
      match ? (
        <RemotePage key={match.path} match={match} source={source} isServed={isServed} {...first} />
      ) : (
        first.notFound
      ),
    [match, source, isServed, first],
  );
}

interface RemotePageProps
  extends Pick<ShellParts, 'source'>, Fallbacks, Pick<PageOutletProps, 'onArrive'> {
  match: RouteMatch;
  /** The page is prerendered; its HTML stays until its code has loaded. */
  isServed: boolean;
}

function RemotePage(props: RemotePageProps) {
  const { match, source, loading, failed } = props;
  const onRetry = () => source.tryAgain(match);
  return (
    <div data-mfe={match.remote}>
      <Boundary
        onError={(error) => source.fail(match.path, error)}
        fallback={(reset) =>
          failed(() => {
            onRetry();
            reset();
          })
        }
      >
        <Suspense fallback={loading}>
          <Content {...props} onRetry={onRetry} />
        </Suspense>
      </Boundary>
    </div>
  );
}

function Content(props: RemotePageProps & { onRetry: () => void }) {
  const { match, source, isServed, loading, failed, onRetry } = props;
  const read = () => source.state(match.path);
  const state = useSyncExternalStore(source.subscribe, read, read);
  // While this waits during hydration, React keeps the server's HTML on the screen.
  use(state.status === 'failed' ? OPEN : isServed ? state.arrived : state.settled);
  if (state.status === 'failed') return failed(onRetry);
  if (state.status !== 'ready') return loading;
  return (
    <>
      <state.Page />
      <Arrival {...props} page={state} />
    </>
  );
}

function Arrival({ match, source, page, onArrive }: RemotePageProps & { page: LoadedPage }) {
  useLayoutEffect(() => onArrive(page.route), [onArrive, page]);
  // Effects of the page run before this one; if one throws, this one never runs.
  useEffect(() => {
    source.prove(match.path);
    delete document.getElementById('root')?.dataset.notLive;
  }, [source, match]);
  return null;
}

interface BoundaryProps {
  children: ReactNode;
  onError: (error: unknown) => void;
  fallback: (reset: () => void) => ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}
