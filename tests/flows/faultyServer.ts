/** A small server that answers as a test tells it to, well or badly. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

export type Answer =
  | { status?: number; json: unknown; statusText?: string }
  | { status?: number; text: string; statusText?: string }
  /** Nothing comes back. */
  | 'hang'
  /** The head comes, and half of the body. */
  | 'stall'
  /** The connection breaks. */
  | 'drop'
  /** It breaks in the middle of the answer. */
  | 'breakOff';

export interface FaultyServer {
  origin: string;
  seen: Seen[];
  /** How the next requests are answered. */
  answer: (seen: Seen) => Answer | Promise<Answer>;
  close(): Promise<void>;
}

export async function startFaultyServer(): Promise<FaultyServer> {
  const faulty: Omit<FaultyServer, 'origin' | 'close'> = {
    seen: [],
    answer: () => ({ json: { status: 'success' } }),
  };
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const seen = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        text: Buffer.concat(parts).toString(),
      };
      faulty.seen.push(seen);
      void Promise.resolve(faulty.answer(seen)).then((answer) => {
        if (answer === 'hang') return;
        if (answer === 'drop') return void request.socket.destroy();
        if (answer === 'stall' || answer === 'breakOff') {
          response
            .writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
            .write('{"status":');
          if (answer === 'breakOff') setTimeout(() => request.socket.destroy(), 20);
          return;
        }
        const type = 'json' in answer ? 'application/json' : 'text/html';
        response.writeHead(answer.status ?? 200, answer.statusText ?? '', {
          'content-type': type,
          connection: 'close',
        });
        response.end('json' in answer ? JSON.stringify(answer.json) : answer.text);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(faulty, { origin, close });
}
