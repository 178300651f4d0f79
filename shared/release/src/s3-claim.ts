import { randomUUID } from 'node:crypto';
import type { Claim } from './target.ts';

/** What claims need of a bucket. */
export interface ClaimStore {
  /** Keys that begin with a text. */
  list(prefix: string): Promise<Map<string, string>>;
  /** Writes only where nothing is. */
  writeNew(key: string, content: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

const PREFIX = '.appling/claims/';

/**
 * A number of a bucket, as the object `.appling/claims/<n>`, which is written once. The highest holds: whoever has a smaller
 * one sees that before each object that it would write, and when it would record what is live.
 */
export class S3Claim implements Claim {
  readonly number: number;
  private readonly store: ClaimStore;

  constructor(store: ClaimStore, number: number) {
    this.store = store;
    this.number = number;
  }

  /** @param live number of what is live, 0 before the first publication */
  static async take(store: ClaimStore, live: number): Promise<S3Claim> {
    for (;;) {
      const number = Math.max(live, ...(await numbersIn(store))) + 1;
      if (await store.writeNew(PREFIX + number, randomUUID())) return new S3Claim(store, number);
    }
  }

  async isHeld(): Promise<boolean> {
    return Math.max(...(await numbersIn(this.store))) === this.number;
  }

  /** The object stays, so that the number is not given again. */
  giveUp(): Promise<void> {
    return Promise.resolve();
  }

  /** Removes the numbers before this one, which is live now. */
  async removeEarlier(): Promise<void> {
    for (const number of await numbersIn(this.store)) {
      if (number < this.number) await this.store.remove(PREFIX + number);
    }
  }
}

async function numbersIn(store: ClaimStore): Promise<number[]> {
  const keys = [...(await store.list(PREFIX)).keys()];
  return keys.map((key) => Number(key.slice(PREFIX.length))).filter(Number.isSafeInteger);
}
