import type { LiveState } from './live-state.ts';

/** Files by path, without slash in front. */
export type Files = ReadonlyMap<string, string | Buffer>;

/**
 * The right to publish under a number. Numbers only grow and are unique; taking one ends the right of all smaller ones
 * before the live state is read.
 */
export interface Claim {
  readonly number: number;
  /** Whether nobody has taken a later number. */
  isHeld(): Promise<boolean>;
  giveUp(): Promise<void>;
}

/** A change of the site. */
export interface Publication {
  /** Its number is the claim's. */
  state: LiveState;
  /** New content by path. Other files stay, unless `isWhole`. */
  files: Files;
  /** Whether `files` are the whole site. */
  isWhole: boolean;
  /** Deleted pages. */
  gone: readonly string[];
  /** Pages of the canary, by path; `null` without one. */
  variant: Files | null;
  /** Stored files of the releases in use, by key. */
  served: readonly string[];
}

/** Where a site lives. Keys are paths with slashes; `r/…` and `assets/…` are written once and never change. */
export interface Target {
  /** For messages, e.g. `folder /srv/appling`. */
  readonly name: string;
  /** Why the host cannot serve a canary; `null` when it can. */
  readonly whyNoCanary: string | null;
  /** @returns content, or `null` when there is none */
  read(key: string): Promise<Buffer | null>;
  /** Writes whole or not at all. */
  write(key: string, content: string | Buffer): Promise<void>;
  /** Writes a file unless it exists. @returns whether it was written */
  writeNew(key: string, content: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Takes the next number. @throws {Error} when somebody took a later one meanwhile */
  claim(): Promise<Claim>;
  /** @returns what is live; `null` before the first publication */
  state(): Promise<LiveState | null>;
  /** @returns a file of the live site */
  readSite(file: string): Promise<Buffer | null>;
  /** Why the whole site must be written again, e.g. a changed file; `null` if it is intact. */
  damage(): Promise<string | null>;
  /** @throws {Error} when the claim of this number is lost; the live site is not this publication then */
  publish(publication: Publication): Promise<void>;
}
