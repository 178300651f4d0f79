/**
 * The part of react-router-dom that the site uses, shared as one singleton.
 *
 * Sharing the package whole would switch tree shaking off (52 kB instead of 12 kB, brotli), so apps import
 * from here. A name that a page needs is added here and, as a new version, in shared/contract/src/facades.ts; the gate
 * refuses a remote that uses it until a shell with it is live.
 */
export {
  Link,
  NavLink,
  NavigationType,
  Router,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps } from 'react-router-dom';
