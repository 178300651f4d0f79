import type { LiveState } from './live-state.ts';

/** Files by path, without slash in front. */
export type Files = ReadonlyMap<string, string | Buffer>;

/** A change of the site. */
export interface Publication {
  state: LiveState;
  /** New content by path. What is not named stays as it is, unless `isWhole`. */
  files: Files;
  /** Whether `files` are the whole site. */
  isWhole: boolean;
  /** Pages that are no more. */
  gone: readonly string[];
  /** What the canary's visitors see instead, by path; `null` without a canary. */
  variant: Files | null;
}

/** Where a site lives. Keys are paths with slashes; `r/…` and `assets/…` are written once and never change. */
export interface Target {
  /** For messages, e.g. `folder /srv/appling`. */
  readonly name: string;
  /** Why its host cannot show two variants of a page; `null` when it can. */
  readonly whyNoCanary: string | null;
  /** @returns content, or `null` when there is none */
  read(key: string): Promise<Buffer | null>;
  /** Writes whole or not at all. */
  write(key: string, content: string | Buffer): Promise<void>;
  /** Writes only where nothing is. @returns whether it was written */
  writeNew(key: string, content: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** @returns what is live; `null` before the first publication */
  state(): Promise<LiveState | null>;
  /** @returns a file of the live site */
  readSite(file: string): Promise<Buffer | null>;
  /** Whether an earlier publication was cut off in a way that others can see, so that the whole must be written anew. */
  isTorn(): Promise<boolean>;
  publish(publication: Publication): Promise<void>;
}
