import { FolderTarget } from './folder-target.ts';
import { S3Target } from './s3-target.ts';
import type { Target } from './target.ts';

/** Opens the target in `--to`: a folder, or `s3://bucket/prefix`; throws otherwise. */
export function openTarget(address: string): Target {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?(.*)$/.exec(address) ?? [];
  if (bucket) return new S3Target(bucket, prefix.replace(/\/$/, ''));
  if (address.includes('://')) {
    throw new Error(
      `${address} is no target: give a folder, or s3://bucket/prefix for S3-compatible storage.`,
    );
  }
  return new FolderTarget(address);
}
