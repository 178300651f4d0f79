import type { FacadeExports } from './facades';
import type { ReleaseEntry } from './registry';
import type { RouteData } from './routes';

/** File with the texts of all other JSON files of a release, by name; the site's worker stores it for offline use. */
export const DATA_FILES = 'data-files.json';

/** Most bytes after brotli, as a remote's `package.json` declares them under `budget`. */
export interface Budget {
  /** Container and scripts of the heaviest page. */
  scripts: number;
  /** The one style sheet. */
  styles: number;
}

/** `release.json`: everything the site needs to know of a release. Written last. */
export interface Release {
  remote: string;
  release: ReleaseEntry;
  routes: readonly RouteData[];
  /** Paths of the files that keep their address in every release. */
  publicFiles?: readonly string[];
  /** Version ranges of the singletons that it needs from the shell. */
  shared: Record<string, string>;
  /** Exports of the façades that its pages import; releases of earlier kits do not say. */
  uses?: FacadeExports;
  /** `sha384-…` of every file, by file name. */
  files: Record<string, string>;
  /** The team's own budget; the site's ceiling by default. */
  budget?: Budget;
  /** Commit that it was built from, when it was built in a clone. */
  commit?: string;
}

/** `release.json` of the shell: has no routes, and lists what it provides. */
export interface ShellRelease {
  /** Content hash, as a remote's. */
  id: string;
  /** Contract version; the shell accepts this one and the previous one. */
  contractVersion: number;
  /** Versions of the singletons that it provides. */
  provides: Record<string, string>;
  /** Exports of its façades; without them, those of the versions that it provides. */
  exports?: FacadeExports;
  /** `sha384-…` of every file, by file name. */
  files: Record<string, string>;
  /** Commit that it was built from, when it was built in a clone. */
  commit?: string;
}
