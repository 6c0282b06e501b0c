// What a service that speaks S3 says of the objects in a bucket (ListObjectsV2), which is XML.
import { Parser } from 'htmlparser2';
import { isBlobKey, type StoredBlob } from './store.ts';

export interface Listing {
  readonly blobs: readonly StoredBlob[];
  /** Where the next page begins; undefined where there is none. */
  readonly after: string | undefined;
}

/** One page of a listing; objects under other keys are none of ours. */
export function readListing(answer: Buffer): Listing {
  const blobs: StoredBlob[] = [];
  let [text, key, storedAt] = ['', '', NaN];
  let after: string | undefined;
  const ends: Readonly<Record<string, () => void>> = {
    Key: () => (key = text),
    LastModified: () => (storedAt = Date.parse(text)),
    NextContinuationToken: () => (after = text),
    Contents: () => {
      if (isBlobKey(key) && Number.isFinite(storedAt)) blobs.push({ key, storedAt });
    },
  };
  const parser = new Parser(
    {
      onopentag: () => (text = ''),
      ontext: (more) => (text += more),
      onclosetag: (name) => ends[name]?.(),
    },
    { xmlMode: true },
  );
  parser.end(answer.toString());
  return { blobs, after };
}
