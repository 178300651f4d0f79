import { isObject, isTable, isText, type Check } from '@appling/kit/read-record';
import type { SiteSettings } from '@appling/kit/site-settings';

export interface Line {
  current: string;
  /** Earlier live releases, newest first, without rolled back ones. */
  history: readonly string[];
}

export interface Canary {
  remote: string;
  release: string;
  /** Percent of visitors, 1 to 99. */
  percent: number;
}

/** The record of what is live. It changes in one step with the site. */
export interface LiveState {
  version: 1;
  number: number;
  at: string;
  by: string;
  /** The change, e.g. `release notes 1a2b3c4d5e6f`. */
  what: string;
  shell: Line;
  remotes: Record<string, Line>;
  settings: SiteSettings;
  canary: Canary | null;
}

const isLine: Check<Line> = (value): value is Line =>
  isObject(value) &&
  isText(value.current) &&
  Array.isArray(value.history) &&
  value.history.every(isText);

const isCanary: Check<Canary> = (value): value is Canary =>
  isObject(value) &&
  isText(value.remote) &&
  isText(value.release) &&
  typeof value.percent === 'number';

export const isLiveState: Check<LiveState> = (value): value is LiveState =>
  isObject(value) &&
  value.version === 1 &&
  Number.isSafeInteger(value.number) &&
  [value.at, value.by, value.what].every(isText) &&
  isLine(value.shell) &&
  isTable(value.remotes, isLine) &&
  isObject(value.settings) &&
  isObject(value.settings.config) &&
  (value.canary === null || isCanary(value.canary));

export function lineOf(state: LiveState, app: string): Line | undefined {
  return Object.hasOwn(state.remotes, app) ? state.remotes[app] : undefined;
}

/** Releases that a rollback can reach. Older ones stay in storage. */
const REMEMBERED = 20;

export function advance(line: Line | undefined, release: string): Line {
  if (!line) return { current: release, history: [] };
  if (line.current === release) return line;
  const before = [line.current, ...line.history].filter((id) => id !== release);
  return { current: release, history: before.slice(0, REMEMBERED) };
}

/** Restores an earlier release, by default the previous one, and drops the later ones; throws when there is none. */
export function retreat(app: string, line: Line, to?: string): Line {
  const place = to === undefined ? 0 : line.history.indexOf(to);
  const current = line.history[place];
  if (current === undefined) {
    throw new Error(
      line.history.length === 0
        ? `${app} has had one release only, ${line.current}: there is none to go back to. Release a mended one instead.`
        : `${app} was never live as ${to}. Before ${line.current} there were ${line.history.join(', ')}.`,
    );
  }
  return { current, history: line.history.slice(place + 1) };
}
