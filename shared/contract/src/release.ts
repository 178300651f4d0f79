import type { FacadeExports } from './facades';
import type { ReleaseEntry } from './registry';
import type { RouteData } from './routes';

/** Contains all other JSON files of a release, by name, so the site's worker stores them with one request. */
export const DATA_FILES = 'data-files.json';

/** Size limits in bytes after brotli, declared as `budget` in a remote's `package.json`. */
export interface Budget {
  scripts: number;
  styles: number;
}

/** `release.json` of a remote. Written last, so a folder with it is complete. */
export interface Release {
  remote: string;
  release: ReleaseEntry;
  routes: readonly RouteData[];
  publicFiles?: readonly string[];
  /** Version ranges of the singletons that it needs from the shell. */
  shared: Record<string, string>;
  /** Façade exports that its pages import; missing in releases of earlier kits. */
  uses?: FacadeExports;
  files: Record<string, string>;
  /** The team's own budget; by default the site's limit applies. */
  budget?: Budget;
  commit?: string;
}

/** `release.json` of the shell: it has no routes and lists what it provides. */
export interface ShellRelease {
  id: string;
  /** The shell accepts remotes of this contract version and of the previous one. */
  contractVersion: number;
  provides: Record<string, string>;
  /** Exports of its façades; without them, the exports of the provided versions count. */
  exports?: FacadeExports;
  files: Record<string, string>;
  commit?: string;
}
