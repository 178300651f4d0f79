import type { SiteConfig } from '@appling/contract/site-config';
import { declaredSettings, valuesOf, type PageRights } from './declared-settings.ts';
import { isPreview, overrideOrigins } from './preview.ts';
import { remoteOrigins } from './remote-origins.ts';

/** What a deployment sets: the same for every page, recorded with a live site. */
export interface SiteSettings {
  /** Origin for absolute addresses. */
  url: string;
  apiOrigin: string | null;
  config: SiteConfig;
  /** Settings in `config` that some pages alone get, by name. One that nothing says this of goes to no page. */
  pageRights?: Record<string, PageRights>;
  /** Milliseconds from the start of loading a page to its content or the panel; without it, the shell's own. */
  loadLimit?: number;
  /** Origin by remote, where a remote's files do not lie with the pages. The shell must be built with the same. */
  remoteOrigins?: Record<string, string>;
  /** Origins that a preview may take a remote from; a production site has no such list. */
  overrideOrigins?: readonly string[];
}

/** All settings of this deployment, from the environment. */
export function siteSettings(): SiteSettings {
  return {
    url: siteUrl(),
    apiOrigin: apiOrigin(),
    config: siteConfig(),
    pageRights: pageSettings().rights,
    ...loadLimit(),
    ...preview(),
    ...otherOrigins(),
  };
}

function otherOrigins(): Pick<SiteSettings, 'remoteOrigins'> {
  const origins = remoteOrigins();
  return Object.keys(origins).length > 0 ? { remoteOrigins: origins } : {};
}

function preview(): Pick<SiteSettings, 'overrideOrigins'> {
  return isPreview() ? { overrideOrigins: overrideOrigins() } : {};
}

/** From `LOAD_LIMIT_MS`; more than five seconds would break a promise of docs/reliability.md. */
function loadLimit(): Pick<SiteSettings, 'loadLimit'> {
  const given = process.env.LOAD_LIMIT_MS;
  if (!given) return {};
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 300 && limit <= 5000) return { loadLimit: limit };
  throw new Error(`LOAD_LIMIT_MS=${given} is no limit: give milliseconds from 300 to 5000.`);
}

/**
 * Settings of this deployment from the environment: those that apps declare (`endpoints` and `settings` in their
 * package.json), and `REPORT_URL`, where browsers send faults and measurements: a path of this site or an absolute
 * address, empty for nowhere.
 *
 * @throws {Error} when a value is not of its form, or an address is not absolute and safe
 */
export function siteConfig(): SiteConfig {
  return { ...pageSettings().config, endpoints: endpoints(), ...reports() };
}

/** Settings that some pages alone get, and what those pages may do. */
function pageSettings(): { config: Record<string, object>; rights: Record<string, PageRights> } {
  const on = Object.entries(declaredSettings().settings).flatMap(([name, declared]) => {
    const values = valuesOf(declared);
    const { pages, origins, wasm } = declared;
    return values ? [{ name, values, rights: { pages, origins, wasm } }] : [];
  });
  return {
    config: Object.fromEntries(on.map(({ name, values }) => [name, values])),
    rights: Object.fromEntries(on.map(({ name, rights }) => [name, rights])),
  };
}

function endpoints(): SiteConfig['endpoints'] {
  const given = Object.entries(declaredSettings().endpoints).flatMap(([form, name]) => {
    const address = process.env[name];
    return address ? [[form, checkAddress(name, address)] as const] : [];
  });
  return Object.fromEntries(given);
}

function reports(): Pick<SiteConfig, 'reports'> {
  const address = process.env.REPORT_URL;
  if (!address) return {};
  return { reports: /^\/[\w-]/.test(address) ? address : checkAddress('REPORT_URL', address) };
}

/** What a visitor types must not travel in the clear; a local server is the exception. */
function checkAddress(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isLocal = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url.href;
  throw new Error(
    `${name}=${address} cannot be sent to: give an absolute https address (http only for this machine).`,
  );
}

/**
 * Origin of the deployment for absolute addresses, from `SITE_URL`; by default `url` in the shell's package.json.
 *
 * @throws {Error} when it is no http(s) origin
 */
function siteUrl(): string {
  const given = process.env.SITE_URL ?? declaredSettings().url ?? 'https://site.example';
  const url = new URL(given);
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`SITE_URL=${given} is no origin: give it like https://site.example.`);
  }
  return url.origin;
}

/**
 * Origin of an API for `preconnect` hints, from `API_URL`; `null` without one, which is the default.
 *
 * @throws {Error} when it is no http(s) address
 */
export function apiOrigin(): string | null {
  const given = process.env.API_URL;
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`API_URL=${given} is no address: give it like https://api.site.example/v1.`);
}
