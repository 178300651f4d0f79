import { RELEASE_ID, REMOTE_NAME } from './names';
import { CONTRACT_VERSION, normalisePath, type Layout, type RouteData } from './routes';

/** One immutable release of a remote. Its files are under `/r/<remote>/<id>/`. */
export interface ReleaseEntry {
  id: string;
  contractVersion: number;
  entry: string;
  styles: string;
  /** Scripts to preload beside the container, by page name. */
  scripts: Record<string, readonly string[]>;
  /** `sha384-…` of every script and style sheet, by file. */
  integrity?: Record<string, string>;
  /** Origin of the files, if not the page's own: a configured one, or the override of a preview. */
  origin?: string;
}

export interface RemoteEntry {
  current: ReleaseEntry;
  /** The fallback release. */
  previous?: ReleaseEntry;
  routes: readonly RouteData[];
  publicFiles?: readonly string[];
}

/** `/registry.json`: the live release of every remote, and all routes. */
export interface Registry {
  version: 1;
  shell?: string;
  remotes: Record<string, RemoteEntry>;
  /** Set by {@link parseRegistry}, never sent: remotes whose live release or whole entry is refused. */
  refused?: Readonly<Record<string, Refusal>>;
}

interface Refusal {
  reason: Error;
  /** The remote's routes; `null` if they cannot be read either. */
  routes: readonly RouteData[] | null;
}

/** The registry inside each page: every path, but only this page's own remote in full. */
export interface ShortRegistry {
  /** Paths by remote; a leading `!` marks pages without header and footer. */
  routes: Record<string, readonly string[]>;
  here: { remote: string; release: ReleaseEntry } | null;
  shell?: string;
  /** `sha384-…` of the shell's lazily loaded scripts, by file below `/assets/`. */
  assets?: Record<string, string>;
  /** Milliseconds until content or error panel, if the deployment changes the default. */
  limit?: number;
}

export interface RouteMatch {
  remote: string;
  path: string;
  layout: Layout;
}

/** Returns the base URL of a release's files, with a trailing slash. */
export function releaseBase(remote: string, release: string, origin = ''): string {
  return `${origin}/r/${remote}/${release}/`;
}

export function shorten(registry: Registry, here: string | null): ShortRegistry {
  const routes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => [name, shortPaths(remote.routes)]),
  );
  const current = here === null ? undefined : registry.remotes[here]?.current;
  if (here === null || !current) return { routes, here: null };
  // The page has its style sheet inlined; it still loads scripts.
  const integrity = Object.fromEntries(
    Object.entries(current.integrity ?? {}).filter(([file]) => file.endsWith('.js')),
  );
  return { routes, here: { remote: here, release: { ...current, integrity } } };
}

export function shortPaths(routes: readonly RouteData[]): string[] {
  return routes.map(({ path, chrome }) => (chrome === 'none' ? `!${path}` : path));
}

export function listPaths(routes: ShortRegistry['routes']): string[] {
  return Object.values(routes).flatMap((paths) => paths.map((path) => path.replace(/^!/, '')));
}

/** Finds the remote that owns a pathname. */
export function matchRoute(
  routes: ShortRegistry['routes'],
  pathname: string,
): RouteMatch | undefined {
  const path = normalisePath(pathname);
  for (const [remote, paths] of Object.entries(routes)) {
    if (paths.includes(path)) return { remote, path, layout: 'full' };
    if (paths.includes(`!${path}`)) return { remote, path, layout: 'bare' };
  }
  return undefined;
}

/** Exact origins; `any` accepts every well-formed origin, for readers that execute nothing. */
type AllowedOrigins = readonly string[] | 'any';

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;
const NAME = new RegExp(`^${REMOTE_NAME}$`);
const FILE = /^[A-Za-z0-9_.-]{1,120}$/;
const RELEASE = new RegExp(`^${RELEASE_ID}$`);
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const PATH = /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/;

/** Validates a fetched registry: a bad entry only affects its own remote. Throws when every entry is refused. */
export function parseRegistry(value: unknown, origins: AllowedOrigins = []): Registry {
  const { version, shell, remotes } = record(value, 'registry');
  if (version !== 1) throw new Error(`Registry version ${String(version)} is not 1.`);
  const parsed = Object.create(null) as Registry['remotes'];
  const refused = Object.create(null) as Record<string, Refusal>;
  for (const [name, entry] of Object.entries(record(remotes, 'remotes'))) {
    const { routes, current, previous, reason } = parseRemote(name, entry, origins);
    const usable = current ?? previous;
    if (usable && routes) {
      parsed[name] = { current: usable, ...(current && previous ? { previous } : {}), routes };
    }
    if (reason) refused[name] = { reason, routes };
  }
  const [first] = Object.values(refused);
  if (first && Object.keys(parsed).length === 0) throw first.reason;
  return {
    version,
    ...(typeof shell === 'string' && RELEASE.test(shell) ? { shell } : {}),
    remotes: parsed,
    ...(Object.keys(refused).length > 0 ? { refused } : {}),
  };
}

interface ParsedRemote {
  routes: readonly RouteData[] | null;
  current?: ReleaseEntry;
  previous?: ReleaseEntry;
  reason?: Error;
}

function parseRemote(name: string, value: unknown, origins: AllowedOrigins): ParsedRemote {
  const parsed: ParsedRemote = { routes: null };
  const attempt = (step: () => void) => {
    try {
      step();
    } catch (error) {
      parsed.reason ??= error as Error;
    }
  };
  attempt(() => {
    match(name, NAME, 'remote name');
    const { current, previous, routes } = record(value, name);
    if (!Array.isArray(routes)) throw new Error(`Routes of ${name} are not a list.`);
    parsed.routes = routes.map(parseRoute);
    attempt(() => (parsed.current = parseRelease(current, name, origins)));
    attempt(() => {
      if (previous !== undefined) parsed.previous = parseRelease(previous, name, origins);
    });
  });
  return parsed;
}

/** Validates a fetched `release.json` of a remote; throws an error that names the first invalid value. */
export function parseReleaseFile(value: unknown, remote: string): RemoteEntry {
  const { remote: owner, release, routes, files } = record(value, 'release.json');
  if (owner !== remote) throw new Error(`It is a release of ${String(owner)}, not of ${remote}.`);
  if (!Array.isArray(routes)) throw new Error(`Routes of ${remote} are not a list.`);
  const checked = Object.entries(record(files, 'files')).filter(([file]) =>
    /\.(?:js|css)$/.test(file),
  );
  const integrity = parseIntegrity(Object.fromEntries(checked), remote);
  return {
    current: { ...parseRelease(release, remote, []), integrity },
    routes: routes.map(parseRoute),
  };
}

function parseRelease(value: unknown, remote: string, origins: AllowedOrigins): ReleaseEntry {
  const { id, contractVersion, entry, styles, scripts, integrity, origin } = record(
    value,
    `release of ${remote}`,
  );
  if (contractVersion !== CONTRACT_VERSION && contractVersion !== CONTRACT_VERSION - 1) {
    throw new Error(
      `Remote ${remote} speaks contract ${String(contractVersion)}; this shell accepts ${CONTRACT_VERSION} and the one before.`,
    );
  }
  const pages = Object.entries(record(scripts, `scripts of ${remote}`)).map(([page, files]) => {
    if (!Array.isArray(files)) throw new Error(`Scripts of ${remote}/${page} are not a list.`);
    return [match(page, NAME, 'page'), files.map((file) => match(file, FILE, 'script'))] as const;
  });
  return {
    id: match(id, RELEASE, 'release'),
    contractVersion,
    entry: match(entry, FILE, 'entry'),
    styles: match(styles, FILE, 'style sheet'),
    scripts: Object.fromEntries(pages),
    ...(integrity === undefined ? {} : { integrity: parseIntegrity(integrity, remote) }),
    ...(origin === undefined ? {} : { origin: parseOrigin(origin, remote, origins) }),
  };
}

export class ForbiddenOrigin extends Error {}

/** Matches exactly; look-alike origins are rejected. */
function parseOrigin(value: unknown, remote: string, origins: AllowedOrigins): string {
  if (origins === 'any') return match(value, ORIGIN, `origin of ${remote}`);
  const origin = origins.find((allowed) => allowed === value);
  if (origin === undefined) {
    throw new ForbiddenOrigin(`${remote} may not come from ${JSON.stringify(value)}.`);
  }
  return origin;
}

function parseIntegrity(value: unknown, remote: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value, `integrity of ${remote}`)).map(([file, hash]) => [
      match(file, FILE, 'file'),
      match(hash, INTEGRITY, `integrity of ${file}`),
    ]),
  );
}

function parseRoute(value: unknown): RouteData {
  const { path, page, title, description, chrome } = record(value, 'route');
  return {
    path: match(path, PATH, 'path'),
    page: match(page, NAME, 'page'),
    title: String(title),
    description: String(description),
    chrome: chrome === 'none' ? 'none' : 'full',
  };
}

function record(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`The ${what} is not an object.`);
  }
  return value as Record<string, unknown>;
}

function match(value: unknown, pattern: RegExp, what: string): string {
  if (typeof value !== 'string' || !pattern.test(value)) {
    throw new Error(`The ${what} ${JSON.stringify(value)} is not allowed.`);
  }
  return value;
}
