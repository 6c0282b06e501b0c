/** What every store of blobs does, on files and on a service that speaks S3; and what each does by itself. */
import {
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStores } from '../../server/infrastructure/blobs/blobs.ts';
import {
  type BlobStore,
  mostBlobBytes,
  newBlobKey,
} from '../../server/infrastructure/blobs/store.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { dataFolder } from '../dataFolder.ts';
import { startBucket } from './bucket.ts';

const webp = 'image/webp';
const bytes = Buffer.from([0, 255, 13, 10, 128, 37, 50, 70]);
const sentence = /^[A-Z].{20,}[.]$/s;

function newFolder(): string {
  const folder = mkdtempSync(join(dataFolder(), 'platewise-blobs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function storesOf(environment: Record<string, string>) {
  const { blobs, minFreeMegabytes } = readEnvironment({ BLOB_DIR: newFolder(), ...environment });
  const { files, s3 } = openStores(blobs, minFreeMegabytes);
  return { dir: blobs.dir, files: files!, s3 };
}

const kinds: readonly (readonly [string, () => Promise<BlobStore>])[] = [
  ['files', async () => storesOf({ MIN_FREE_MB: '0' }).files],
  ['S3', async () => storesOf((await startBucket()).environment).s3!],
];

describe.each(kinds)('a store of %s', (_name, open) => {
  test('gives back what was put, byte by byte, by its key alone', async () => {
    const store = await open();
    const [one, other] = [newBlobKey(), newBlobKey()];
    await store.put(one, bytes, webp);
    await store.put(other, Buffer.from('other'), webp);
    expect(await store.get(one)).toEqual(bytes);
    expect(await store.get(other)).toEqual(Buffer.from('other'));
    expect(await store.get(newBlobKey())).toBeUndefined();
  });

  test('puts the same again without harm, as after an answer that was lost', async () => {
    const store = await open();
    const key = newBlobKey();
    await store.put(key, bytes, webp);
    await store.put(key, bytes, webp);
    expect(await store.get(key)).toEqual(bytes);
  });

  test('has nothing of what was deleted; deleted again, and what never was, is as good', async () => {
    const store = await open();
    const [one, other] = [newBlobKey(), newBlobKey()];
    await store.put(one, bytes, webp);
    await store.put(other, bytes, webp);
    await store.delete(one);
    await store.delete(one);
    await store.delete(newBlobKey());
    expect([await store.get(one), await store.get(other)]).toEqual([undefined, bytes]);
  });

  test('keeps blobs of the largest size, and refuses larger ones, empty ones and other types', async () => {
    const store = await open();
    const largest = Buffer.alloc(mostBlobBytes, 7);
    const key = newBlobKey();
    await store.put(key, largest, webp);
    expect((await store.get(key))?.equals(largest)).toBe(true);
    for (const [content, type] of [
      [Buffer.alloc(mostBlobBytes + 1), webp],
      [Buffer.alloc(0), webp],
      [bytes, 'text/html'],
      [bytes, 'image/svg+xml'],
    ] as const)
      await expect(store.put(newBlobKey(), content, type)).rejects.toThrow('A blob cannot');
  });

  test('lists all that lie in it, with the time at which they were stored', async () => {
    const store = await open();
    const listed = async () => {
      const all = [];
      for await (const page of store.list()) all.push(...page);
      return all;
    };
    expect(await listed()).toEqual([]);
    const keys = Array.from({ length: 8 }, () => newBlobKey());
    const before = Date.now();
    for (const key of keys) await store.put(key, bytes, webp);
    await store.delete(keys.pop() ?? '');
    const all = await listed();
    expect(all.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    // A file system may cut off the last digits.
    for (const { storedAt } of all) expect(Math.abs(storedAt - before)).toBeLessThan(60_000);
  });

  test.each([
    '',
    '.',
    '..',
    '../../../etc/passwd',
    `../${'a'.repeat(29)}`,
    `/${'a'.repeat(31)}`,
    `${'a'.repeat(15)}/${'a'.repeat(16)}`,
    `${'a'.repeat(31)}\0`,
    `${'a'.repeat(32)}\n`,
    `${'a'.repeat(32)}?versions`,
    'A'.repeat(32),
    'g'.repeat(32),
    'a'.repeat(31),
    'a'.repeat(33),
    '%2e'.repeat(10),
  ])('refuses the key %j, whatever is asked', async (key) => {
    const store = await open();
    await expect(store.put(key, bytes, webp)).rejects.toThrow('This is no key of a blob.');
    await expect(store.get(key)).rejects.toThrow('This is no key of a blob.');
    await expect(store.delete(key)).rejects.toThrow('This is no key of a blob.');
  });
});

describe('files', () => {
  const namesIn = (dir: string) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(dir, name)).isFile(),
    );

  test('lie in folders by the first characters of their keys, whole, and for this user alone', async () => {
    const { dir, files } = storesOf({ MIN_FREE_MB: '0' });
    const key = newBlobKey();
    await files.put(key, bytes, webp);
    const place = join(key.slice(0, 3), key);
    expect(namesIn(dir)).toEqual([place]);
    expect(readFileSync(join(dir, place))).toEqual(bytes);
    for (const name of [key.slice(0, 3), place])
      expect(statSync(join(dir, name)).mode & 0o077).toBe(0);
  });

  test('that a crash left unfinished are no blobs, and go with their key', async () => {
    const { dir, files } = storesOf({ MIN_FREE_MB: '0' });
    const [key, neighbour] = [newBlobKey(), newBlobKey()];
    await files.put(key, bytes, webp);
    await files.put(neighbour, bytes, webp);
    const path = join(dir, key.slice(0, 3), key);
    rmSync(path);
    writeFileSync(`${path}.new`, bytes.subarray(0, 3));
    expect(await files.get(key)).toBeUndefined();
    writeFileSync(join(dir, 'notes.txt'), 'none of ours');
    const listed = [];
    for await (const page of files.list()) listed.push(...page.map((each) => each.key));
    expect(listed.toSorted()).toEqual([key, neighbour].toSorted());
    await files.delete(key);
    expect(namesIn(dir).toSorted()).toEqual(
      [join(neighbour.slice(0, 3), neighbour), 'notes.txt'].toSorted(),
    );
  });

  test('are refused in words where the disk has less room than is to stay free', async () => {
    const { dir, files } = storesOf({ MIN_FREE_MB: '999999999' });
    await expect(files.put(newBlobKey(), bytes, webp)).rejects.toMatchObject({
      statusCode: 507,
      code: 'no_room',
      message: expect.stringMatching(sentence),
    });
    expect(namesIn(dir)).toEqual([]);
  });

  test('that cannot be written or read are said in words', async () => {
    const { dir, files } = storesOf({ MIN_FREE_MB: '0' });
    const key = newBlobKey();
    // A file where the folder should be, and a folder where the file should be.
    writeFileSync(join(dir, key.slice(0, 3)), '');
    const away = {
      statusCode: 503,
      code: 'photos_away',
      message: expect.stringMatching(sentence),
    };
    await expect(files.put(key, bytes, webp)).rejects.toMatchObject(away);
    await expect(files.get(key)).rejects.toMatchObject(away);
    expect(globSync(join(dir, '**/*.new'))).toEqual([]);
  });
});

describe('a bucket', () => {
  test('may hold what is not ours, which is not listed', async () => {
    const bucket = await startBucket();
    const { s3 } = storesOf(bucket.environment);
    const key = newBlobKey();
    for (const name of [key, 'notes.txt', 'A'.repeat(32)])
      bucket.objects.set(name, { bytes, type: webp, storedAt: 86_400_000 });
    const pages = [];
    for await (const page of s3!.list()) pages.push(...page);
    expect(pages).toEqual([{ key, storedAt: 86_400_000 }]);
  });

  test('gets the bytes with their type, at an address without anything of a person', async () => {
    const bucket = await startBucket();
    const { s3 } = storesOf(bucket.environment);
    const key = newBlobKey();
    await s3!.put(key, bytes, webp);
    expect([...bucket.objects]).toEqual([[key, { bytes, type: webp }]]);
  });

  test.each([
    ['hanging', ['PUT', 'PUT', 'GET', 'GET']],
    ['failing', ['PUT', 'PUT', 'GET', 'GET']],
    ['empty', ['PUT', 'GET']],
  ] as const)('that is %s is away, and no photo counts as gone', async (mode, asked) => {
    const bucket = await startBucket();
    const { s3 } = storesOf({ ...bucket.environment, S3_TIMEOUT_MS: '100' });
    bucket.mode = mode;
    const away = {
      statusCode: 503,
      code: 'photos_away',
      message: expect.stringMatching(sentence),
    };
    await expect(s3!.put(newBlobKey(), bytes, webp)).rejects.toMatchObject(away);
    await expect(s3!.get(newBlobKey())).rejects.toMatchObject(away);
    expect(bucket.asked).toEqual(asked);
  });

  test('that is away is left alone for a while after some failures', async () => {
    const bucket = await startBucket();
    const { s3 } = storesOf(bucket.environment);
    bucket.mode = 'failing';
    for (let turn = 0; turn < 6; turn += 1)
      await expect(s3!.get(newBlobKey())).rejects.toMatchObject({ statusCode: 503 });
    const before = bucket.asked.length;
    await expect(s3!.get(newBlobKey())).rejects.toMatchObject({ statusCode: 503 });
    expect(bucket.asked.length).toBe(before);
  });

  test('that hangs is waited for no longer than whoever asks wants to wait', async () => {
    const bucket = await startBucket();
    const { s3 } = storesOf({ ...bucket.environment, S3_TIMEOUT_MS: '600000' });
    bucket.mode = 'hanging';
    const ending = new AbortController();
    const deletion = s3!.delete(newBlobKey(), ending.signal);
    await expect.poll(() => bucket.asked).toEqual(['DELETE']);
    ending.abort();
    await expect(deletion).rejects.toMatchObject({ statusCode: 503 });
  });

  test.each([
    ['S3_SECRET_ACCESS_KEY', 'another'],
    ['S3_ACCESS_KEY_ID', 'another'],
    ['S3_REGION', 'another-1'],
    ['S3_BUCKET', 'another'],
  ])('with a wrong %s is away', async (name, value) => {
    const bucket = await startBucket();
    const { s3 } = storesOf({ ...bucket.environment, [name]: value });
    await expect(s3!.put(newBlobKey(), bytes, webp)).rejects.toMatchObject({ statusCode: 503 });
    await expect(s3!.get(newBlobKey())).rejects.toMatchObject({ statusCode: 503 });
    expect(bucket.objects.size).toBe(0);
  });
});
