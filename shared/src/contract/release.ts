import type { ReleaseEntry } from './registry';
import type { RouteData } from './routes';

/** `release.json`: everything the site needs to know of a release. Written last. */
export interface Release {
  remote: string;
  release: ReleaseEntry;
  routes: readonly RouteData[];
  /** Ranges of the singletons that it asks the shell for. */
  shared: Record<string, string>;
  /** `sha384-…` of every file, by file name. */
  files: Record<string, string>;
}
