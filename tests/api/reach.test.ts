/** What is fetched for others: only what lies on the open internet, however it is dressed up, and only so much of it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createSafeFetch,
  isPublicAddress,
  type SafeFetchOptions,
} from '../../server/infrastructure/http/safeFetch.ts';

const options: SafeFetchOptions = {
  timeout: 15_000,
  most: 1000,
  types: ['text/html'],
  accept: 'text/html',
  mayCut: true,
};

/** A site that 'site.example' leads to; this machine counts as the open internet for as long as the test runs. */
async function site(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  names: Record<string, readonly string[]> = {},
) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const resolve = async (host: string) =>
    names[host] ?? (host === 'site.example' ? ['127.0.0.1'] : []);
  const reach = createSafeFetch({
    resolve,
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ports: ['', String(port)],
  });
  return { url: `http://site.example:${port}`, port, heard, reach };
}
const html = (text: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);

describe('FOOD-08 SRV-03 an address', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '2606:4700:4700::1111',
    '2001:4860:4860::8888',
    '::ffff:8.8.8.8',
  ])('%s is on the open internet', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.2.1',
    '192.0.0.170',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:7f00:1',
    '::7f00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '100::1',
    'not an address',
    '',
  ])('%j is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('SRV-03 a link', () => {
  test('is fetched without who asks', async () => {
    const { url, reach } = await site((request, response) =>
      html(JSON.stringify(request.headers))(request, response),
    );
    const { body } = await reach(`${url}/page`, options);
    expect(Object.keys(JSON.parse(body.toString()) as object).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  test.each([
    'http://127.0.0.2/',
    'http://2130706434/',
    'http://0x7f.0.0.2/',
    'http://0177.0.0.2/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.2]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://inside.example/',
    'http://mixed.example/',
    'http://nowhere.example/',
  ])('%s is refused', async (link) => {
    const { reach } = await site(html('secret'), {
      localhost: ['127.0.0.2'],
      'inside.example': ['10.1.2.3'],
      'mixed.example': ['8.8.8.8', '192.168.0.1'],
    });
    await expect(reach(link, options)).rejects.toThrow('It is not on the open internet.');
  });

  test.each([
    'file:///etc/passwd',
    'ftp://site.example/',
    'gopher://site.example/',
    'http://site.example:22/',
    'http://site.example:6379/',
  ])('%s is no web address', async (link) => {
    const { reach } = await site(html('secret'));
    await expect(reach(link, options)).rejects.toThrow('It is at no ordinary web address.');
  });

  test('with a name and a password is refused', async () => {
    const { port, reach } = await site(html('secret'));
    await expect(reach(`http://ada:secret@site.example:${port}/`, options)).rejects.toThrow(
      'Its address holds a name or a password.',
    );
  });

  test('is connected to at the address that was checked, though its name leads inside the next moment', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const { url, port } = await site(html('the page'));
    let asked = 0;
    const reach = createSafeFetch({
      resolve: async () => answers[asked++] ?? [],
      isPublic: (address) => address === '127.0.0.1',
      ports: [String(port)],
    });
    expect((await reach(url, options)).body.toString()).toBe('the page');
    expect(asked).toBe(1);
  });

  test('that leads elsewhere is followed, and checked again at each turn', async () => {
    const { url, reach, heard } = await site((request, response) => {
      if (request.url === '/inside')
        response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
      else if (request.url === '/file')
        response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      else if (request.url === '/moved') response.writeHead(301, { location: '/there' }).end();
      else if (request.url === '/there') html('there')(request, response);
      else response.writeHead(302, { location: '/round' }).end();
    });
    expect((await reach(`${url}/moved`, options)).url.pathname).toBe('/there');
    await expect(reach(`${url}/inside`, options)).rejects.toThrow(
      'It is not on the open internet.',
    );
    await expect(reach(`${url}/file`, options)).rejects.toThrow(
      'It is at no ordinary web address.',
    );
    await expect(reach(`${url}/round`, options)).rejects.toThrow('It leads on and on.');
    expect(heard.filter((path) => path === '/round')).toHaveLength(4);
  });

  test.each<[string, (response: ServerResponse) => void, string]>([
    [
      'is no page',
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      "It is of the type 'application/json'.",
    ],
    [
      'says nothing of its type',
      (response) => void response.writeHead(200).end('x'),
      "It is of the type ''.",
    ],
    [
      'is missing',
      (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('x'),
      'It answered with status 404.',
    ],
    [
      'is compressed all the same',
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end('x'),
      'It is compressed, though that was not asked for.',
    ],
    ['never answers', () => undefined, 'It took too long.'],
    [
      'never ends',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('x'),
      'It took too long.',
    ],
  ])('that %s is refused', async (_what, answer, message) => {
    const { url, reach } = await site((_request, response) => answer(response));
    const timeout = message === 'It took too long.' ? 400 : options.timeout;
    await expect(reach(url, { ...options, timeout })).rejects.toThrow(message);
  });

  test('whose name takes for ever to resolve is given up', async () => {
    const reach = createSafeFetch({
      resolve: () => new Promise(() => undefined),
      isPublic: isPublicAddress,
      ports: [''],
    });
    await expect(reach('http://slow.example/', { ...options, timeout: 50 })).rejects.toThrow(
      'It took too long.',
    );
  });

  test('longer than its limit is cut where a page may be, and refused where a picture may not', async () => {
    const { url, reach } = await site(html('x'.repeat(5000)));
    expect((await reach(url, options)).body).toHaveLength(1000);
    await expect(reach(url, { ...options, mayCut: false })).rejects.toThrow(
      'It is longer than 1000 bytes.',
    );
  });
});
