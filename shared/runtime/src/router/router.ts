/**
 * The part of react-router-dom that the site uses, shared as one singleton.
 *
 * Sharing the package whole would switch tree shaking off (52 kB instead of 12 kB, brotli), so apps import
 * from here. Add a name when a page needs one; a remote that needs it then asks for a newer contract.
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
