import { RELEASE_ID, REMOTE_NAME } from '@appling/contract/names';

export interface Override {
  remote: string;
  /** A stored release of this site, or the origin of a server. */
  from: { release: string } | { origin: string };
}

const KEY = 'appling:override';
const NAME = new RegExp(`^${REMOTE_NAME}$`);
const RELEASE = new RegExp(`^${RELEASE_ID}$`);
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Origins that previews accept besides localhost: compiled in, so that nothing adds one at run time. */
const COMPILED: readonly string[] = (process.env.OVERRIDE_ORIGINS ?? '').split(' ').filter(Boolean);

/** Parses `chat@1a2b3c4d5e6f` or `chat@http://localhost:3102`. Throws when release or origin are not allowed. */
export function parseOverride(text: string, allowed: readonly string[] = COMPILED): Override {
  const cut = text.indexOf('@');
  const remote = text.slice(0, Math.max(cut, 0));
  const target = text.slice(cut + 1);
  if (!NAME.test(remote)) throw new Error(`"${text}" is not of the form remote@release.`);
  if (RELEASE.test(target)) return { remote, from: { release: target } };
  const url = URL.canParse(target) ? new URL(target) : undefined;
  // An origin only: no user, password, path or query.
  if (!url || !/^https?:$/.test(url.protocol) || !isOnly(url, target)) {
    throw new Error(`"${target}" is neither a release nor an origin.`);
  }
  if (!LOCAL.has(url.hostname) && !allowed.includes(url.origin)) {
    throw new Error(`${url.origin} is not on this preview's list of origins.`);
  }
  return { remote, from: { origin: url.origin } };
}

function isOnly({ origin }: URL, text: string): boolean {
  return text === origin || text === `${origin}/`;
}

export function writeOverride({ remote, from }: Override): string {
  return `${remote}@${'release' in from ? from.release : from.origin}`;
}

/** This tab's overrides, and refused ones. */
export interface Taken {
  overrides: Override[];
  refusals: string[];
}

/** Moves `?override=` from the address to this tab's storage and returns all overrides. */
export function takeOverrides(allowed: readonly string[] = COMPILED): Taken {
  const url = new URL(location.href);
  const asked = url.searchParams.getAll('override');
  if (asked.length > 0) {
    url.searchParams.delete('override');
    history.replaceState(history.state, '', url);
  }
  const refusals: string[] = [];
  const overrides = new Map<string, Override>();
  for (const text of [...stored(), ...asked]) {
    try {
      const override = parseOverride(text, allowed);
      overrides.set(override.remote, override);
    } catch (error) {
      refusals.push(error instanceof Error ? error.message : String(error));
    }
  }
  const list = [...overrides.values()];
  store(list);
  return { overrides: list, refusals };
}

export function stopOverriding(): void {
  store([]);
}

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

function store(list: readonly Override[]): void {
  try {
    if (list.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(list.map(writeOverride)));
  } catch {
    // Storage is blocked: the override lasts until the next load.
  }
}
