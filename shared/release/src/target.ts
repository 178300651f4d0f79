import type { LiveState } from './live-state.ts';

/** Files by path, without slash in front. */
export type Files = ReadonlyMap<string, string | Buffer>;

/**
 * The right to publish under a number. Numbers only grow and are never given twice; taking one ends the right of everybody
 * who has a smaller one, before what is live is read.
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
  /** New content by path. What is not named stays as it is, unless `isWhole`. */
  files: Files;
  /** Whether `files` are the whole site. */
  isWhole: boolean;
  /** Pages that are no more. */
  gone: readonly string[];
  /** What the canary's visitors see instead, by path; `null` without a canary. */
  variant: Files | null;
  /** Stored files of the releases that visitors get, by key. */
  served: readonly string[];
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
  /** Takes the next number. @throws {Error} when somebody took a later one meanwhile */
  claim(): Promise<Claim>;
  /** @returns what is live; `null` before the first publication */
  state(): Promise<LiveState | null>;
  /** @returns a file of the live site */
  readSite(file: string): Promise<Buffer | null>;
  /** Why the whole site must be written anew, e.g. a file that is not as it was published; `null` when all is well. */
  damage(): Promise<string | null>;
  /** @throws {Error} when the claim of this number is lost; the live site is not this publication then */
  publish(publication: Publication): Promise<void>;
}
