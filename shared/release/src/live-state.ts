import { isObject, isTable, isText, type Check } from '@appling/kit/read-record';
import type { SiteSettings } from '@appling/kit/site-settings';

/** Releases of one app, of which the first is live. */
export interface Line {
  current: string;
  /** What was live before, newest first; a release that was rolled back is not among them. */
  history: readonly string[];
}

/** A release that some visitors see. */
export interface Canary {
  remote: string;
  release: string;
  /** Share of visitors, 1 to 99. */
  percent: number;
}

/** What is live, as a target records it. It changes in one step with the site. */
export interface LiveState {
  version: 1;
  /** Number of the publication's claim; unpublished claims leave gaps. */
  number: number;
  /** ISO time. */
  at: string;
  by: string;
  /** The change, e.g. `release notes 1a2b3c4d5e6f`. */
  what: string;
  shell: Line;
  remotes: Record<string, Line>;
  /** Settings of the deployment, recorded by the shell's release. */
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

/** Whether a value is a record of what is live. */
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

/** The line of an app; `undefined` when none of this name is live. */
export function lineOf(state: LiveState, app: string): Line | undefined {
  return Object.hasOwn(state.remotes, app) ? state.remotes[app] : undefined;
}

/** Releases that a rollback can reach. Older ones stay in storage. */
const REMEMBERED = 20;

/** Makes a release the live one. The same one again changes nothing. */
export function advance(line: Line | undefined, release: string): Line {
  if (!line) return { current: release, history: [] };
  if (line.current === release) return line;
  const before = [line.current, ...line.history].filter((id) => id !== release);
  return { current: release, history: before.slice(0, REMEMBERED) };
}

/**
 * Makes an earlier release the live one and forgets what came after it.
 *
 * @param app for the message
 * @param to release; without one, the last before
 * @throws {Error} when there is none
 */
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
