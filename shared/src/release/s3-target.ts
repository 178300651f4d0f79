import { NoSuchKey, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import path from 'node:path';
import { headersFor } from '../build/headers.ts';
import type { LiveState } from './live-state.ts';
import type { Publication, Target } from './target.ts';

const STATE = '.appling/state.json';
const PENDING = '.appling/pending.json';

const CONNECTION_LIMIT_MS = 10_000;
/** Enough for the largest file on a slow line; the SDK tries three times. */
const REQUEST_LIMIT_MS = 60_000;

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

/**
 * A bucket of S3-compatible storage, or a part of one. Storage has no rename: pages are replaced one by one, each whole and
 * each naming the release that it needs, registry and state last. What is cut off is written anew as a whole.
 *
 * Address, region and keys come from the environment that the SDK reads (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, …).
 */
export class S3Target implements Target {
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
    const answer = await this.client
      .send(new GetObjectCommand(this.at(key)))
      .catch((error: unknown) => {
        if (error instanceof NoSuchKey) return null;
        throw this.explain(error);
      });
    return answer?.Body ? Buffer.from(await answer.Body.transformToByteArray()) : null;
  }

  async write(key: string, content: string | Buffer): Promise<void> {
    await this.put(key, content);
  }

  async writeNew(key: string, content: string): Promise<boolean> {
    // Not every server knows the condition, hence the look before and, in the lock, after.
    if ((await this.read(key)) !== null) return false;
    return this.put(key, content, { IfNoneMatch: '*' }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.cause instanceof S3ServiceException) {
          const status = error.cause.$metadata.httpStatusCode;
          if (status === 412 || status === 409) return false;
        }
        throw error;
      },
    );
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key))).catch((error: unknown) => {
      throw this.explain(error);
    });
  }

  async state(): Promise<LiveState | null> {
    const state = await this.read(STATE);
    return state && (JSON.parse(state.toString()) as LiveState);
  }

  readSite(file: string): Promise<Buffer | null> {
    return this.read(objectOf(file));
  }

  async isTorn(): Promise<boolean> {
    return (await this.read(PENDING)) !== null;
  }

  async publish({ state, files, isWhole, gone }: Publication): Promise<void> {
    await this.put(PENDING, JSON.stringify({ what: state.what, at: state.at }));
    const rank = (file: string) => (file === 'registry.json' ? 2 : file.endsWith('.html') ? 1 : 0);
    // What pages point to first, the map of all last.
    const ordered = [...files].sort(([a], [b]) => rank(a) - rank(b));
    for (const [file, content] of ordered) await this.put(objectOf(file), content);
    const kept = new Set([...files.keys()].map(objectOf));
    const leftover = isWhole ? (await this.list()).filter((key) => !kept.has(key)) : [];
    for (const key of [...leftover, ...gone.map(objectOf)]) await this.remove(key);
    await this.put(STATE, JSON.stringify(state, null, 2));
    await this.remove(PENDING);
  }

  /** Every object of the site itself. */
  private async list(): Promise<string[]> {
    const keys: string[] = [];
    let next: string | undefined;
    do {
      const answer = await this.client
        .send(
          new ListObjectsV2Command({
            Bucket: this.bucket,
            Prefix: this.prefix,
            ContinuationToken: next,
          }),
        )
        .catch((error: unknown) => {
          throw this.explain(error);
        });
      keys.push(...(answer.Contents ?? []).map(({ Key = '' }) => Key.slice(this.prefix.length)));
      next = answer.NextContinuationToken;
    } while (next);
    return keys.filter((key) => !/^(?:r|assets|\.appling)\/|^(?:lock|freeze)\.json$/.test(key));
  }

  private async put(key: string, content: string | Buffer, more: { IfNoneMatch?: string } = {}) {
    const isPage = key.endsWith('.html') || !path.posix.basename(key).includes('.');
    const type = isPage ? TYPES.html : TYPES[path.posix.extname(key).slice(1)];
    await this.client
      .send(
        new PutObjectCommand({
          ...this.at(key),
          ...more,
          Body: Buffer.from(content),
          ContentType: type ?? 'application/octet-stream',
          CacheControl: headersFor(`/${key}`, isPage)['Cache-Control'],
        }),
      )
      .catch((error: unknown) => {
        throw this.explain(error);
      });
  }

  private at(key: string) {
    return { Bucket: this.bucket, Key: this.prefix + key };
  }

  /** Says in one sentence what to do about what the service answered. */
  private explain(error: unknown): Error {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const advice: Record<string, string> = {
      NoSuchBucket: 'There is no such bucket: check the name, the region and the account.',
      AccessDenied: 'These keys may not do this: they need to read, write, list and delete here.',
      InvalidAccessKeyId: 'The service does not know this key: check AWS_ACCESS_KEY_ID.',
      SignatureDoesNotMatch: 'The secret does not fit the key: check AWS_SECRET_ACCESS_KEY.',
      CredentialsProviderError:
        'There are no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    };
    const sentence =
      advice[name] ?? 'Check network, address and keys, and run the same command again.';
    return new Error(`${this.name} answered ${name}: ${message} ${sentence}`, { cause: error });
  }
}

/** A page has the address `/pricing`, so that is its object; no rule on the edge is needed. */
function objectOf(file: string): string {
  return file.replace(/\/index\.html$/, '');
}
