import { NoSuchKey, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import path from 'node:path';
import { headersFor } from '../build/headers.ts';
import { isTable, isText, readRecord } from '../build/read-record.ts';
import { isLiveState, type LiveState } from './live-state.ts';
import { S3Claim, type ClaimStore } from './s3-claim.ts';
import { explainS3 } from './s3-errors.ts';
import type { Claim, Publication, Target } from './target.ts';

const STATE = '.appling/state.json';
const PENDING = '.appling/pending.json';

const CONNECTION_LIMIT_MS = 10_000;
/** Enough for the largest file on a slow line; the SDK tries three times. */
const REQUEST_LIMIT_MS = 60_000;

/** What must be true of an object for a request to change it. */
interface Condition {
  IfMatch?: string;
  IfNoneMatch?: string;
}

const TYPES: Record<string, string> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  css: 'text/css;charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain;charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  zip: 'application/zip',
  ics: 'text/calendar',
};

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
export class S3Target implements Target, ClaimStore {
  readonly name: string;
  readonly whyNoCanary =
    'object storage serves one file for one address. Put the folder behind nginx for canaries, or release to everybody';
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor(bucket: string, prefix: string) {
    this.bucket = bucket;
    this.prefix = prefix && `${prefix}/`;
    this.name = `bucket s3://${bucket}/${prefix}`;
    this.client = new S3Client({
      region: process.env.AWS_REGION ?? 'us-east-1',
      forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined,
      // A server that stops in the middle ends the command instead of holding the lock.
      requestHandler: {
        connectionTimeout: CONNECTION_LIMIT_MS,
        requestTimeout: REQUEST_LIMIT_MS,
        throwOnRequestTimeout: true,
      },
      // Servers that only speak the protocol do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async read(key: string): Promise<Buffer | null> {
    return (await this.get(key))?.content ?? null;
  }

  private async get(key: string): Promise<{ content: Buffer; etag: string } | null> {
    const command = new GetObjectCommand(this.at(key));
    const answer = await this.client.send(command).catch((error: unknown) => {
      if (error instanceof NoSuchKey) return null;
      throw explainS3(this.name, error);
    });
    if (!answer?.Body) return null;
    return {
      content: Buffer.from(await answer.Body.transformToByteArray()),
      etag: answer.ETag ?? '',
    };
  }

  async write(key: string, content: string | Buffer): Promise<void> {
    await this.put(key, content);
  }

  async writeNew(key: string, content: string): Promise<boolean> {
    // Not every server knows the condition, hence the look before and after.
    if ((await this.read(key)) !== null) return false;
    if ((await this.putIf({ IfNoneMatch: '*' }, key, content)) === null) return false;
    return String(await this.read(key)) === content;
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key))).catch((error: unknown) => {
      throw explainS3(this.name, error);
    });
  }

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
        `${STATE} of ${this.name} was changed meanwhile by something else than these commands. Run npm run status, then this again.`,
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

  async list(prefix: string): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    let next: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: this.prefix + prefix,
        ContinuationToken: next,
      });
      const answer = await this.client.send(command).catch((error: unknown) => {
        throw explainS3(this.name, error);
      });
      for (const { Key = '', ETag = '' } of answer.Contents ?? []) {
        found.set(Key.slice(this.prefix.length), ETag);
      }
      next = answer.NextContinuationToken;
    } while (next);
    return found;
  }

  /** @returns `null` when the condition does not hold */
  private putIf(condition: Condition, key: string, content: string): Promise<string | null> {
    return this.put(key, content, condition).catch((error: unknown) => {
      if (error instanceof Error && error.cause instanceof S3ServiceException) {
        const status = error.cause.$metadata.httpStatusCode;
        if (status === 412 || status === 409) return null;
      }
      throw error;
    });
  }

  /** @returns the object's ETag */
  private async put(
    key: string,
    content: string | Buffer,
    condition: Condition = {},
  ): Promise<string> {
    const isPage = key.endsWith('.html') || !path.posix.basename(key).includes('.');
    const type = isPage ? TYPES.html : TYPES[path.posix.extname(key).slice(1)];
    const command = new PutObjectCommand({
      ...this.at(key),
      ...condition,
      Body: Buffer.from(content),
      ContentType: type ?? 'application/octet-stream',
      CacheControl: headersFor(`/${key}`, isPage)['Cache-Control'],
    });
    const answer = await this.client.send(command).catch((error: unknown) => {
      throw explainS3(this.name, error);
    });
    return answer.ETag ?? '';
  }

  private at(key: string) {
    return { Bucket: this.bucket, Key: this.prefix + key };
  }
}

/** A page has the address `/pricing`, so that is its object; no rule on the edge is needed. */
function objectOf(file: string): string {
  return file.replace(/\/index\.html$/, '');
}
