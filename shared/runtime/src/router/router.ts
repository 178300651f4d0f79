/** Sharing all of react-router-dom disables tree shaking (52 kB, not 12). Add names here and in contract's facades.ts. */
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
