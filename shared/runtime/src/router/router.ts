/**
 * The exports of react-router-dom that the site uses, as one singleton. Sharing the whole package would disable tree
 * shaking (52 kB instead of 12 kB, brotli). Add a new name here and, as a new version, to shared/contract/src/facades.ts.
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
