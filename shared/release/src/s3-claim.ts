import { randomUUID } from 'node:crypto';
import type { Claim } from './target.ts';

export interface ClaimStore {
  list(prefix: string): Promise<Map<string, string>>;
  writeNew(key: string, content: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

const PREFIX = '.appling/claims/';

/** Claims are objects `.appling/claims/<n>`; only the highest may write, so owners check before each object. */
export class S3Claim implements Claim {
  readonly number: number;
  private readonly store: ClaimStore;

  constructor(store: ClaimStore, number: number) {
    this.store = store;
    this.number = number;
  }

  /** @param live number of the live publication, 0 before the first */
  static async take(store: ClaimStore, live: number): Promise<S3Claim> {
    for (;;) {
      const number = Math.max(live, ...(await numbersIn(store))) + 1;
      if (await store.writeNew(PREFIX + number, randomUUID())) return new S3Claim(store, number);
    }
  }

  async isHeld(): Promise<boolean> {
    return Math.max(...(await numbersIn(this.store))) === this.number;
  }

  /** The object stays, so that the number is not used again. */
  giveUp(): Promise<void> {
    return Promise.resolve();
  }

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
