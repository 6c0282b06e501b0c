// Blobs in a bucket of a service that speaks S3. The operator has chosen its address, which may be a
// private one; every call has its time, and a service that keeps failing is left alone for a while.
import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { readListing } from './listing.ts';
import { createOutboundBytes, OutboundStatusError } from '../http/outboundHttp.ts';
import type { BucketOptions } from './options.ts';
import { type BlobStore, demandBlob, demandKey, mostBlobBytes, storeAway } from './store.ts';

interface Content {
  readonly bytes: Buffer;
  readonly type: string;
}

/** A store that keeps each blob as an object; addresses name the bucket in their path. */
export function createBucket({ endpoint, bucket, timeout, ...keys }: BucketOptions): BlobStore {
  const send = createOutboundBytes({ timeout, most: mostBlobBytes });
  const call = async (
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    { content, signal }: { content?: Content; signal?: AbortSignal | undefined } = {},
  ): Promise<Buffer> => {
    const body = content && new Uint8Array(content.bytes);
    const signed = await new AwsV4Signer({
      ...keys,
      service: 's3',
      method,
      url: `${endpoint}/${bucket}${path}`,
      headers: {
        // Signed too, so that nobody changes the bytes on their way.
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(content && { 'content-type': content.type }),
      },
      ...(body && { body }),
    }).sign();
    const headers = Object.fromEntries(signed.headers);
    return send(signed.url.href, { method, headers, signal, ...(body && { body }) });
  };
  return {
    put: async (key, bytes, type) => {
      demandBlob(key, bytes, type);
      await saying(() => call('PUT', `/${key}`, { content: { bytes, type } }));
    },
    get: async (key) => {
      demandKey(key);
      return saying(async () => unlessNone(call('GET', `/${key}`)));
    },
    delete: async (key, signal) => {
      demandKey(key);
      await saying(async () => unlessNone(call('DELETE', `/${key}`, { signal })));
    },
    async *list() {
      for (let after: string | undefined = ''; after !== undefined;) {
        const page = readListing(await saying(() => call('GET', listingAt(after))));
        yield page.blobs;
        after = page.after;
      }
    },
  };
}

/** @param after what the page before said; empty for the first */
const listingAt = (after: string | undefined): string =>
  `?${new URLSearchParams({
    ...(after ? { 'continuation-token': after } : {}),
    'list-type': '2',
    'max-keys': '500',
  }).toString()}`;

async function unlessNone(answer: Promise<Buffer>): Promise<Buffer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof OutboundStatusError && isNoSuchKey(error)) return undefined;
    throw error;
  }
}

/** A bucket that is missing is the operator's mistake, and no sign that a photo is gone. */
const isNoSuchKey = ({ status, message }: OutboundStatusError): boolean =>
  status === 404 && !message.includes('NoSuchBucket');

async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storeAway(error);
  }
}
