// Where photos lie, as the configuration says.
import { join, resolve } from 'node:path';
import type { Variables } from '../environment.ts';
import type { StoreName } from './store.ts';

export interface BucketOptions {
  /** Without a slash at its end; the bucket is the first part of the path below it. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Milliseconds of one try. */
  readonly timeout: number;
}

export interface BlobOptions {
  /** Where new ones go; the other store is read as far as it is configured. */
  readonly target: StoreName;
  readonly dir: string;
  /** Whether the operator has named the folder, which must then be there or be possible to make. */
  readonly isDirNamed: boolean;
  readonly bucket: BucketOptions | undefined;
}

/** @returns files in the data folder where nothing is said of photos */
export function blobOptionsFrom(variables: Variables): BlobOptions {
  const bucket = bucketFrom(variables);
  return {
    target: variables.BLOB_STORE ?? (bucket ? 's3' : 'files'),
    dir: resolve(variables.BLOB_DIR ?? join(variables.DATA_DIR, 'blobs')),
    isDirNamed: variables.BLOB_DIR !== undefined,
    bucket,
  };
}

function bucketFrom(variables: Variables): BucketOptions | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = variables;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = variables;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    timeout: variables.S3_TIMEOUT_MS,
  };
}
