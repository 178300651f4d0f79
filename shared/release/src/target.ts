import type { LiveState } from './live-state.ts';

export type Files = ReadonlyMap<string, string | Buffer>;

/** The right to publish under a number; taking a number ends the right of all smaller ones. */
export interface Claim {
  readonly number: number;
  isHeld(): Promise<boolean>;
  giveUp(): Promise<void>;
}

export interface Publication {
  state: LiveState;
  /** New content by path. Other files stay, unless `isWhole`. */
  files: Files;
  isWhole: boolean;
  gone: readonly string[];
  /** Pages of the canary, by path; `null` without one. */
  variant: Files | null;
  /** Stored files of the releases in use, by key. */
  served: readonly string[];
}

/** Storage of a site. Keys are paths with slashes; `r/…` and `assets/…` are written once and never change. */
export interface Target {
  readonly name: string;
  /** Why the host cannot serve a canary; `null` if it can. */
  readonly whyNoCanary: string | null;
  read(key: string): Promise<Buffer | null>;
  /** Writes atomically. */
  write(key: string, content: string | Buffer): Promise<void>;
  /** Writes a file unless it exists; returns whether it was written. */
  writeNew(key: string, content: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Takes the next number; throws when another process takes a later one. */
  claim(): Promise<Claim>;
  state(): Promise<LiveState | null>;
  readSite(file: string): Promise<Buffer | null>;
  /** Why the whole site must be written again, e.g. a changed file; `null` if it is intact. */
  damage(): Promise<string | null>;
  /** Throws when the claim is lost; the live site is then another publication. */
  publish(publication: Publication): Promise<void>;
}
