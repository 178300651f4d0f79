import type { Singleton } from './singletons';

/** Shared modules of this repository: their exports, not a package, say which version the shell provides. */
export type Facade = Extract<Singleton, `@appling/${string}`>;

/** Names that a shell or a remote has of each façade, by share key. */
export type FacadeExports = Record<string, readonly string[]>;

/**
 * Exports by the version that added them, oldest version first. A new export takes the next minor version. Removing one
 * takes the next major version, which lists all that stay. A version that was released does not change.
 */
const ADDED: Record<Facade, Record<string, readonly string[]>> = {
  '@appling/shared/router': {
    '1.0.0': [
      'Link',
      'LocationContext',
      'NavLink',
      'NavigationType',
      'Router',
      'createBrowserHistory',
      'createPath',
      'useHref',
      'useLocation',
      'useNavigate',
      'useNavigationType',
      'useSearchParams',
    ],
  },
  '@appling/shared/state': {
    '1.0.0': [
      'THEME_KEY',
      'carryIdea',
      'chooseTheme',
      'notify',
      'restoreTheme',
      'siteStore',
      'takeIdea',
      'takeNotices',
      'useSite',
    ],
  },
};

/** Share keys of the façades. */
export const FACADES = Object.keys(ADDED) as Facade[];

/** Versions of a façade, oldest first; the shell provides the last. */
export function versionsOf(facade: Facade): string[] {
  return Object.keys(ADDED[facade]);
}

/**
 * Returns the exports of a façade in one of its versions, sorted.
 *
 * @returns `null` for a version that this file does not list
 */
export function exportsIn(facade: Facade, version: string): string[] | null {
  const versions = versionsOf(facade);
  const upTo = versions.slice(0, versions.indexOf(version) + 1);
  if (upTo.length === 0) return null;
  const ofMajor = upTo.filter((other) => majorOf(other) === majorOf(version));
  return ofMajor.flatMap((other) => ADDED[facade][other] ?? []).sort();
}

const majorOf = (version: string): string | undefined => version.split('.')[0];
