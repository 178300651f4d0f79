import type { SiteConfig } from '@appling/contract/site-config';
import { declaredSettings, valuesOf, type PageRights } from './declared-settings.ts';
import { isPreview, overrideOrigins } from './preview.ts';
import { remoteOrigins } from './remote-origins.ts';

/** Settings of a deployment: the same for every page, recorded with a live site. */
export interface SiteSettings {
  url: string;
  apiOrigin: string | null;
  config: SiteConfig;
  /** Pages of settings that only some pages get, by name. A setting that is not listed goes to no page. */
  pageRights?: Record<string, PageRights>;
  /** Milliseconds until content or error panel; the shell has a default. */
  loadLimit?: number;
  /** Origins of remotes whose files are on another origin. The shell must be built with the same. */
  remoteOrigins?: Record<string, string>;
  /** Origins that a preview may load a remote from; a production site has no such list. */
  overrideOrigins?: readonly string[];
}

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

/** From `LOAD_LIMIT_MS`; docs/reliability.md promises at most five seconds. */
function loadLimit(): Pick<SiteSettings, 'loadLimit'> {
  const given = process.env.LOAD_LIMIT_MS;
  if (!given) return {};
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 300 && limit <= 5000) return { loadLimit: limit };
  throw new Error(`LOAD_LIMIT_MS=${given} is no limit: give milliseconds from 300 to 5000.`);
}

/** Reads the settings that apps declare, and `REPORT_URL` (path or absolute URL; empty: no reports). */
export function siteConfig(): SiteConfig {
  return { ...pageSettings().config, endpoints: endpoints(), ...reports() };
}

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

/** Typed text must not be sent unencrypted; a local server is the exception. */
function checkAddress(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isLocal = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url.href;
  throw new Error(
    `${name}=${address} cannot be sent to: give an absolute https address (http only for this machine).`,
  );
}

/** Returns `SITE_URL`, by default `url` in the shell's package.json; throws unless it is an http(s) origin. */
function siteUrl(): string {
  const given = process.env.SITE_URL ?? declaredSettings().url ?? 'https://site.example';
  const url = new URL(given);
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`SITE_URL=${given} is no origin: give it like https://site.example.`);
  }
  return url.origin;
}

/** Returns the origin of `API_URL` for `preconnect` hints, or `null` if unset; throws unless it is an http(s) URL. */
export function apiOrigin(): string | null {
  const given = process.env.API_URL;
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`API_URL=${given} is no address: give it like https://api.site.example/v1.`);
}
