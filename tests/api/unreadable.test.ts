/** Requests that reach no call, because their address or their very bytes cannot be read: each is answered in the one shape of a failure. */
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Failure } from '../../contract/common.ts';
import { send, startServer } from './support.ts';

test.each(['/api/%zz', '/api/meal_plan/%E0%A4%A', '/%'])(
  'the address %s is a 400 that says what to do',
  async (url) => {
    const { app, log } = await startServer('SQLite');
    const answer = await send(app, { method: 'GET', url });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        status: 'error',
        code: 'bad_address',
        message: 'This address could not be read. Please check the URL and try again.',
        request_id: expect.any(String),
      },
    ]);
    expect(log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  },
);

test('an address that leads to no file is told as any other that is not there', async () => {
  const { app } = await startServer('SQLite');
  for (const url of ['//elsewhere.example/', '/.git/config'])
    expect(await send(app, { method: 'GET', url })).toMatchObject({
      status: 404,
      body: {
        code: 'not_found',
        message: 'Resource not found. Please check the URL and try again.',
      },
    });
});

test.each([
  [
    'that are no HTTP',
    'hello\r\n\r\n',
    '400 Bad Request',
    'The request could not be read. Please check it and send it again.',
  ],
  [
    'of two lengths at once',
    'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    '400 Bad Request',
    'The request could not be read. Please check it and send it again.',
  ],
  [
    'of endless headers',
    `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(17_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The headers of this request are too large. Please clear the cookies of this site and try again.',
  ],
])(
  'bytes %s are refused with a message, and the connection ends',
  async (_what, bytes, status, message) => {
    const { app } = await startServer('SQLite');
    const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      // Where the rest of the bytes is still on its way, the end comes as a reset.
      socket.on('error', () => {});
      socket.on('close', () => resolve(text));
    });
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(Failure.parse(JSON.parse(body))).toMatchObject({ status: 'error', message });
  },
);
