import { isTable, isText, readRecord } from '@appling/kit/read-record';
import { isLiveState, type LiveState } from './live-state.ts';
import { S3Bucket } from './s3-bucket.ts';
import { S3Claim } from './s3-claim.ts';
import type { Claim, Publication, Target } from './target.ts';

const STATE = '.appling/state.json';
const PENDING = '.appling/pending.json';

/** What is live, with what the service called each object of the site when it was written. */
interface BucketRecord extends LiveState {
  /** ETags by key; records of earlier versions of these commands have none. */
  sums?: Record<string, string>;
}

/**
 * A bucket of S3-compatible storage, or a part of one. Storage has no rename: pages are replaced one by one, each whole and
 * each naming the release that it needs, registry and state last. What is cut off is written anew as a whole.
 *
 * Address, region and keys come from the environment that the SDK reads (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, …).
 */
export class S3Target extends S3Bucket implements Target {
  readonly whyNoCanary =
    'object storage serves one file for one address. Put the folder behind nginx for canaries, or release to everybody';

  async claim(): Promise<Claim> {
    return S3Claim.take(this, (await this.record())?.record.number ?? 0);
  }

  async state(): Promise<LiveState | null> {
    const found = await this.record();
    if (!found) return null;
    const { sums: _sums, ...state } = found.record;
    return state;
  }

  readSite(file: string): Promise<Buffer | null> {
    return this.read(objectOf(file));
  }

  async damage(): Promise<string | null> {
    if ((await this.read(PENDING)) !== null) return 'the last publication was cut off';
    const found = await this.record();
    if (!found) return null;
    const { sums } = found.record;
    if (!sums) return 'an earlier version of these commands wrote it, without hashes';
    const there = await this.listSite();
    const key = Object.keys(sums).find((name) => there.get(name) !== sums[name]);
    return key === undefined ? null : `${key} is not as it was published`;
  }

  async publish({ state, files, isWhole, gone }: Publication): Promise<void> {
    const claim = new S3Claim(this, state.number);
    const found = await this.record();
    const sums = isWhole ? {} : { ...found?.record.sums };
    // Nothing stops an object that is on its way: who has lost looks again before each one, and leaves a note.
    const held = async () => {
      if (await claim.isHeld()) return;
      await this.put(PENDING, JSON.stringify({ what: state.what, at: state.at }));
      throw new Error('Somebody took a later number.');
    };
    await this.put(PENDING, JSON.stringify({ what: state.what, at: state.at }));
    const rank = (file: string) => (file === 'registry.json' ? 2 : file.endsWith('.html') ? 1 : 0);
    // What pages point to first, the map of all last.
    const ordered = [...files].sort(([a], [b]) => rank(a) - rank(b));
    for (const [file, content] of ordered) {
      await held();
      sums[objectOf(file)] = await this.put(objectOf(file), content);
    }
    const kept = new Set([...files.keys()].map(objectOf));
    const leftover = isWhole ? [...(await this.listSite()).keys()] : [];
    for (const key of [...leftover.filter((name) => !kept.has(name)), ...gone.map(objectOf)]) {
      await held();
      await this.remove(key);
      delete sums[key];
    }
    await held();
    const record: BucketRecord = { ...state, sums };
    const condition = found ? { IfMatch: found.etag } : { IfNoneMatch: '*' };
    if ((await this.putIf(condition, STATE, JSON.stringify(record, null, 2))) === null) {
      await held();
      throw new Error(
        `${STATE} of ${this.name} was changed meanwhile by something else than these commands. Run npx --no appling status, then this again.`,
      );
    }
    await this.remove(PENDING);
    await claim.removeEarlier();
  }

  private async record(): Promise<{ record: BucketRecord; etag: string } | null> {
    const answer = await this.get(STATE);
    if (!answer) return null;
    const record = readRecord(
      answer.content,
      `${STATE} of ${this.name}`,
      (value): value is BucketRecord =>
        isLiveState(value) &&
        (!('sums' in value) || value.sums === undefined || isTable(value.sums, isText)),
      'Visitors notice nothing. Restore the object from an earlier version or a copy, and run this again.',
    );
    return { record, etag: answer.etag };
  }

  /** Objects of the site itself with their ETags. */
  private async listSite(): Promise<Map<string, string>> {
    const all = await this.list('');
    return new Map(
      [...all].filter(([key]) => !/^(?:r|assets|\.appling)\/|^(?:lock|freeze)\.json$/.test(key)),
    );
  }
}

/** A page has the address `/notes`, so that is its object; no rule on the edge is needed. */
function objectOf(file: string): string {
  return file.replace(/\/index\.html$/, '');
}
