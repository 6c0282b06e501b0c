/**
 * A service that speaks as much of S3 as we use, of the tests' own: objects by PUT, GET and DELETE, and their list,
 * with addresses that name the bucket in their path. It works out the signature of each request itself, from what arrived, and
 * refuses what does not fit.
 */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { AtEnd } from './databases.ts';

const bucket = 'photos';
const keyId = 'key-of-the-tests';
const secret = 'secret/of+the tests';
const region = 'eu-test-1';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string | undefined;
  /** By default now. */
  readonly storedAt?: number;
}

/** So many objects stand on a page of the list. */
const pageSize = 3;

export interface TestBucket {
  /** The variables that make a server keep its blobs here. */
  readonly environment: Record<string, string>;
  readonly objects: Map<string, StoredObject>;
  /** The methods of the requests, in their order. */
  readonly asked: string[];
  /** How it behaves from now on. */
  mode: 'answering' | 'hanging' | 'failing' | 'empty';
  /** Called with each object that was stored, before anybody is told. */
  afterStoring: (() => void) | undefined;
}

/** Starts one; it is gone at the end of the test. */
export async function startBucket(atEnd: AtEnd = onTestFinished): Promise<TestBucket> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const answer = answerTo(state, request, body);
      if (answer) response.writeHead(answer.status).end(answer.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const state: TestBucket = {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}/`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
      S3_TIMEOUT_MS: '10000',
    },
    objects: new Map(),
    asked: [],
    mode: 'answering',
    afterStoring: undefined,
  };
  return state;
}

interface GivenAnswer {
  readonly status: number;
  readonly body?: Buffer | string;
}

function answerTo(
  state: TestBucket,
  request: IncomingMessage,
  body: Buffer,
): GivenAnswer | undefined {
  const { method = '', url = '' } = request;
  state.asked.push(method);
  if (state.mode === 'hanging') return undefined;
  if (state.mode === 'failing') return { status: 500, body: '<Code>InternalError</Code>' };
  if (!isSigned(request, body)) return { status: 403, body: '<Code>SignatureDoesNotMatch</Code>' };
  const listed = new RegExp(`^/${bucket}[?](.+)$`).exec(url)?.[1];
  if (listed !== undefined && method === 'GET' && state.mode === 'answering')
    return { status: 200, body: listing(state, new URLSearchParams(listed)) };
  const key = new RegExp(`^/${bucket}/([^/]+)$`).exec(url)?.[1];
  if (key === undefined || state.mode === 'empty')
    return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
  return answers[method]?.(state, key, { bytes: body, type: request.headers['content-type'] });
}

const answers: Record<string, (state: TestBucket, key: string, sent: StoredObject) => GivenAnswer> =
  {
    PUT(state, key, sent) {
      state.objects.set(key, sent);
      state.afterStoring?.();
      return { status: 200 };
    },
    GET({ objects }, key) {
      const found = objects.get(key);
      return found
        ? { status: 200, body: found.bytes }
        : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
    },
    DELETE({ objects }, key) {
      objects.delete(key);
      return { status: 204 };
    },
  };

/** The token is where the next page begins, with the signs that have to be escaped in an address. */
function listing({ objects }: TestBucket, asked: URLSearchParams): string {
  if (asked.get('list-type') !== '2') return '<Error><Code>NotImplemented</Code></Error>';
  const from = Number((asked.get('continuation-token') ?? '0').replaceAll(/[^\d]/g, ''));
  const all = [...objects].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const page = all.slice(from, from + pageSize);
  const isLast = from + pageSize >= all.length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><IsTruncated>${!isLast}</IsTruncated>${page
    .map(
      ([key, { storedAt = Date.now() }]) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date(storedAt).toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><Size>1</Size><Owner><ID>o</ID></Owner></Contents>`,
    )
    .join(
      '',
    )}${isLast ? '' : `<NextContinuationToken>a+/&amp;=${from + pageSize}</NextContinuationToken>`}</ListBucketResult>`;
}

const hashed = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const keyed = (key: Buffer | string, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();

/** Signature version 4, from the request as it came. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const given = form.exec(headers.authorization ?? '');
  if (!given) return false;
  const [, id, scope = '', date = '', place = '', names = '', signature] = given;
  const signed = names.split(';');
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  const time = String(headers['x-amz-date']);
  if (
    id !== keyId ||
    place !== region ||
    needed.some((name) => !signed.includes(name)) ||
    headers['x-amz-content-sha256'] !== hashed(body) ||
    !time.startsWith(date)
  )
    return false;
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const [path = '', search = ''] = url.split('?');
  const canonical = [method, path, search, lines, names, hashed(body)].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, hashed(canonical)].join('\n');
  const key = [date, place, 's3', 'aws4_request'].reduce<Buffer | string>(keyed, `AWS4${secret}`);
  return keyed(key, text).toString('hex') === signature;
}
