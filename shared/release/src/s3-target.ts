import { isTable, isText, readRecord } from '@appling/kit/read-record';
import { isLiveState, type LiveState } from './live-state.ts';
import { S3Bucket } from './s3-bucket.ts';
import { S3Claim } from './s3-claim.ts';
import type { Claim, Publication, Target } from './target.ts';

const STATE = '.appling/state.json';
const PENDING = '.appling/pending.json';

interface BucketRecord extends LiveState {
  sums?: Record<string, string>;
}

/** Storage has no rename: pages are replaced one by one, registry and state last. The SDK reads `AWS_*` variables. */
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
    // A request on its way cannot be stopped, so this checks the claim before each object.
    const held = async () => {
      if (await claim.isHeld()) return;
      await this.put(PENDING, JSON.stringify({ what: state.what, at: state.at }));
      throw new Error('Somebody took a later number.');
    };
    await this.put(PENDING, JSON.stringify({ what: state.what, at: state.at }));
    const rank = (file: string) => (file === 'registry.json' ? 2 : file.endsWith('.html') ? 1 : 0);
    // Referenced files first, the sitemap last.
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

  private async listSite(): Promise<Map<string, string>> {
    const all = await this.list('');
    return new Map(
      [...all].filter(([key]) => !/^(?:r|assets|\.appling)\/|^(?:lock|freeze)\.json$/.test(key)),
    );
  }
}

/** The page `/notes` is the object `notes`, so no rewrite rule is needed. */
function objectOf(file: string): string {
  return file.replace(/\/index\.html$/, '');
}
