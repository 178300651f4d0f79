import type { ComponentType } from 'react';

/** Version of the contract between shell and remotes. The shell accepts this one and the previous one. */
export const CONTRACT_VERSION = 1;

/** `full`: with the shell's header and footer; `bare`: without. */
export type Layout = 'full' | 'bare';

/** A route as releases and the registry contain it. */
export interface RouteData {
  /** Absolute path without trailing slash or parameters, e.g. `/notes`. */
  path: string;
  /** Chunk name of the page; equals `webpackChunkName` of its import. */
  page: string;
  /** Text of `<title>`, at most 60 characters, without the brand. */
  title: string;
  /** Text of the description meta tag, 70 to 160 characters. */
  description: string;
  /** `none`: bare layout. Released files keep this name until contract version 2. */
  chrome?: 'full' | 'none';
}

export interface Route extends Omit<RouteData, 'chrome'> {
  layout?: Layout;
  article?: boolean;
  /** schema.org objects without `@context`. Guard with `process.env.PRERENDERING !== 'no' &&`: only compose reads them. */
  structuredData?: readonly object[] | false;
  load: () => Promise<{ default: ComponentType }>;
}

/** A text file that keeps its address in every release, e.g. a JSON Schema. */
export interface PublicFile {
  /** In a folder and with an extension, e.g. `/schemas/app-design-2.json`. */
  path: string;
  content: string;
}

export interface RemoteModule {
  contractVersion: number;
  routes: readonly Route[];
  publicFiles?: readonly PublicFile[] | undefined;
}

/** Declares a remote's routes and public files; throws when two routes share a path. */
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

/** Finds the route of a pathname; ignores a trailing slash. */
export function findRoute<R extends Pick<Route, 'path'>>(
  routes: readonly R[],
  pathname: string,
): R | undefined {
  const path = normalisePath(pathname);
  return routes.find((route) => route.path === path);
}

/** `/notes/` and `/notes/index.html` become `/notes`; the root stays `/`. */
export function normalisePath(pathname: string): string {
  const path = pathname.replace(/\/index\.html$/, '/');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
