/** Small parts of the server, each by itself. */
import { describe, expect, test } from 'vitest';
import { encodingFor } from '../../server/infrastructure/builtPages.ts';
import { deviceIn } from '../../domain/devices.ts';
import { frenchDevice } from '../../domain/french/devices.ts';
import { describeDevice } from '../../server/modules/sessions/describeDevice.ts';
import { createIdSource } from '../../server/infrastructure/ids.ts';
import { imageTypeOf } from '../../server/modules/detection/imageType.ts';
import {
  firstTokens,
  isOfFamily,
  newKey,
  sessionOf,
  successorsOf,
} from '../../server/modules/sessions/tokens.ts';

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
    expect(successorsOf(refresh, 's', family, salt)).toEqual(
      successorsOf(refresh, 's', family, salt),
    );
    expect(successorsOf(refresh, 's', family, other).refresh).not.toBe(
      successorsOf(refresh, 's', family, salt).refresh,
    );
  });

  test('are known as their own by a family, and by no other', () => {
    const { refresh } = firstTokens('s', family);
    expect(isOfFamily(refresh, family)).toBe(true);
    expect(isOfFamily(successorsOf(refresh, 's', family, newKey()).refresh, family)).toBe(true);
    expect(isOfFamily(refresh, newKey())).toBe(false);
    for (const text of ['', '.', 'a.b', refresh.slice(1)])
      expect(isOfFamily(text, family)).toBe(false);
  });

  test('name their session', () => {
    const id = crypto.randomUUID();
    expect(sessionOf(firstTokens(id, family).access)).toBe(id);
    expect(sessionOf('nonsense')).toBeUndefined();
  });
});

describe('the type of a picture', () => {
  const ftyp = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`)]);
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
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Mac',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A546B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; HD1913) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.3485.54',
    'Edge on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/140.3485.54 Mobile/15E148 Safari/605.1.15',
    'Edge on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox on Mac',
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox on Linux',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/143.0 Mobile/15E148 Safari/605.1.15',
    'Firefox on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0',
    'Opera on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; U; Android 12; Infinix X6816) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 OPR/88.0.2254.75',
    'Opera on Android',
  ],
  [
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
    'Opera on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/380.0 Mobile/15E148 Safari/604.1',
    'Google app on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'A program on iPhone',
  ],
  ['Mozilla/5.0 (compatible; some bot)', 'Another program'],
  ['curl/8.0', 'Another program'],
  ['', 'Another program'],
  [undefined, 'Another program'],
])('a device that says %s is %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['x-br, gzipped', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('whoever takes %s gets a page in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test.each([
  ['Firefox on Linux', 'Firefox sur Linux'],
  ['A program on Mac', 'Un programme sur Mac'],
  ['Another program', 'Un autre programme'],
  ['Google app', 'Google app'],
])('%s is %s in French', (name, french) => {
  expect(deviceIn(name, frenchDevice)).toBe(french);
});
