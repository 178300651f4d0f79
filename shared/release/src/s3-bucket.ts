import { NoSuchKey, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import path from 'node:path';
import { headersFor } from '@appling/kit/headers';
import type { ClaimStore } from './s3-claim.ts';
import { explainS3 } from './s3-errors.ts';

const CONNECTION_LIMIT_MS = 10_000;
/** Enough for the largest file on a slow line; the SDK tries three times. */
const REQUEST_LIMIT_MS = 60_000;

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
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  zip: 'application/zip',
  ics: 'text/calendar',
};

export class S3Bucket implements ClaimStore {
  readonly name: string;
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
      // A server that stops responding fails the command instead of holding the lock.
      requestHandler: {
        connectionTimeout: CONNECTION_LIMIT_MS,
        requestTimeout: REQUEST_LIMIT_MS,
        throwOnRequestTimeout: true,
      },
      // Other S3-compatible servers do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async read(key: string): Promise<Buffer | null> {
    return (await this.get(key))?.content ?? null;
  }

  protected async get(key: string): Promise<{ content: Buffer; etag: string } | null> {
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
    // Not every server supports the condition, so this checks before and after.
    if ((await this.read(key)) !== null) return false;
    if ((await this.putIf({ IfNoneMatch: '*' }, key, content)) === null) return false;
    return String(await this.read(key)) === content;
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key))).catch((error: unknown) => {
      throw explainS3(this.name, error);
    });
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

  protected putIf(condition: Condition, key: string, content: string): Promise<string | null> {
    return this.put(key, content, condition).catch((error: unknown) => {
      if (error instanceof Error && error.cause instanceof S3ServiceException) {
        const status = error.cause.$metadata.httpStatusCode;
        if (status === 412 || status === 409) return null;
      }
      throw error;
    });
  }

  protected async put(
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
