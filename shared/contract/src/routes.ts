import type { ComponentType } from 'react';

/** The contract between shell and remotes. The shell accepts this version and the one before. */
export const CONTRACT_VERSION = 1;

/** `full`: with the shell's header and footer; `none`: without. */
export type Chrome = 'full' | 'none';

/** The serialisable half of a route: what the registry, compose and the shell know about it. */
export interface RouteData {
  /** Absolute path without trailing slash, e.g. `/notes`. No parameters: each page is a route of its own. */
  path: string;
  /** Chunk name of the page; equals `webpackChunkName` of its import. */
  page: string;
  /** Text of `<title>`, at most 60 characters, without the brand. */
  title: string;
  /** Text of the description meta tag, 70 to 160 characters. */
  description: string;
  /** Default `full`. */
  chrome?: Chrome;
}

/** A route as its remote writes it: the data and the page, loaded on demand. */
export interface Route extends RouteData {
  /** Marks the page as an article for social networks. */
  article?: boolean;
  /**
   * schema.org objects without `@context`, for claims that stand on the page, e.g. `FAQPage`. Only compose reads them:
   * behind `process.env.PRERENDERING !== 'no' &&` they stay out of the browser's bundle.
   */
  structuredData?: readonly object[] | false;
  load: () => Promise<{ default: ComponentType }>;
}

/** A text of a remote that keeps its address in every release, e.g. a JSON Schema: no page, and no file of one release. */
export interface PublicFile {
  /** Below a folder and with an ending, e.g. `/schemas/app-design-2.json`. */
  path: string;
  content: string;
}

/** What a remote's `./routes` expose holds. */
export interface RemoteModule {
  contractVersion: number;
  routes: readonly Route[];
  publicFiles?: readonly PublicFile[] | undefined;
}

/**
 * Declares a remote's sitemap.
 *
 * @param routes the pages of this remote, in the order of its sitemap
 * @param publicFiles its files with an address of their own. Only compose reads them: as `structuredData`, they stay out
 *   of the browser's bundle
 * @throws {Error} when two routes share a path, naming it
 */
export function defineRoutes(
  routes: readonly Route[],
  publicFiles: readonly PublicFile[] | false = false,
): RemoteModule {
  const seen = new Set<string>();
  for (const { path } of routes) {
    if (seen.has(path)) throw new Error(`Route ${path} is declared twice. Keep one of them.`);
    seen.add(path);
  }
  return {
    contractVersion: CONTRACT_VERSION,
    routes,
    ...(publicFiles ? { publicFiles } : {}),
  };
}

/** Finds the route of a pathname; a trailing slash is ignored. */
export function findRoute<R extends RouteData>(
  routes: readonly R[],
  pathname: string,
): R | undefined {
  const path = normalisePath(pathname);
  return routes.find((route) => route.path === path);
}

/** `/notes/` and `/notes/index.html` are `/notes`; the root stays `/`. */
export function normalisePath(pathname: string): string {
  const path = pathname.replace(/\/index\.html$/, '/');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
