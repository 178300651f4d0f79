import type { Singleton } from './singletons';

/** Shared modules of this repository. Their exports define their version, not a package. */
export type Facade = Extract<Singleton, `@appling/${string}`>;

export type FacadeExports = Record<string, readonly string[]>;

/** Exports by the version that added them, oldest first. Never change a released version. */
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

export const FACADES = Object.keys(ADDED) as Facade[];

export function versionsOf(facade: Facade): string[] {
  return Object.keys(ADDED[facade]);
}

/** Returns the sorted exports of a façade in one version, or `null` for an unlisted version. */
export function exportsIn(facade: Facade, version: string): string[] | null {
  const versions = versionsOf(facade);
  const upTo = versions.slice(0, versions.indexOf(version) + 1);
  if (upTo.length === 0) return null;
  const ofMajor = upTo.filter((other) => majorOf(other) === majorOf(version));
  return ofMajor.flatMap((other) => ADDED[facade][other] ?? []).sort();
}

const majorOf = (version: string): string | undefined => version.split('.')[0];
