/** Small parts of the server, each by itself. */
import { describe, expect, test } from 'vitest';
import { describeDevice } from '../../server/describeDevice.ts';
import { createIdSource } from '../../server/ids.ts';
import { imageTypeOf } from '../../server/imageType.ts';
import { firstTokens, isOfFamily, newKey, sessionOf, successorsOf } from '../../server/tokens.ts';

describe('ids', () => {
  test('grow strictly, also within a millisecond and when the clock is set back', () => {
    const times = [5, 5, 5, 9, 9, 3, 3, 9, 10, 1].map((time) => time + 1_700_000_000_000);
    const newId = createIdSource(() => times.shift() ?? 1_700_000_000_020);
    const ids = Array.from({ length: 5000 }, newId);
    expect(ids).toEqual([...new Set(ids)].toSorted());
  });

  test('are UUIDs of version 7 that carry their time', () => {
    const id = createIdSource(() => 1_700_000_000_000)();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(1_700_000_000_000);
  });
});

describe('tokens', () => {
  const family = newKey();

  test('have the same successors for the same salt, and others for another', () => {
    const { refresh } = firstTokens('s', family);
    const [salt, other] = [newKey(), newKey()];
    expect(successorsOf(refresh, 's', family, salt)).toEqual(successorsOf(refresh, 's', family, salt));
    expect(successorsOf(refresh, 's', family, other).refresh).not.toBe(successorsOf(refresh, 's', family, salt).refresh);
  });

  test('are known as their own by a family, and by no other', () => {
    const { refresh } = firstTokens('s', family);
    expect(isOfFamily(refresh, family)).toBe(true);
    expect(isOfFamily(successorsOf(refresh, 's', family, newKey()).refresh, family)).toBe(true);
    expect(isOfFamily(refresh, newKey())).toBe(false);
    for (const text of ['', '.', 'a.b', refresh.slice(1)]) expect(isOfFamily(text, family)).toBe(false);
  });

  test('name their session', () => {
    const id = crypto.randomUUID();
    expect(sessionOf(firstTokens(id, family).access)).toBe(id);
    expect(sessionOf('nonsense')).toBeUndefined();
  });
});

describe('the type of a picture', () => {
  const ftyp = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`)]);
  test.each([
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['image/gif', Buffer.from('GIF89a')],
    ['image/webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    ['image/heic', ftyp('heic')],
    ['image/avif', ftyp('avif')],
    [undefined, ftyp('mp42')],
    [undefined, Buffer.from('%PDF-1.7')],
    [undefined, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')],
    [undefined, Buffer.from('RIFF\x10\0\0\0WAVE', 'latin1')],
    [undefined, Buffer.from([0xff])],
  ])('%s is told by its first bytes', (type, file) => {
    expect(imageTypeOf(file)).toBe(type);
  });
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.0', 'Another program'],
  [undefined, 'Another program'],
])('a device that says %s is %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});
