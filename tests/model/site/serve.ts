/** Serves the built review site on this computer alone. */
import { readFile } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'site.css': 'text/css; charset=utf-8',
  'site.js': 'text/javascript; charset=utf-8',
  'data.js': 'text/javascript; charset=utf-8',
};

const patterns: readonly [RegExp, string][] = [
  [/^screens\/[\w-]+\.webp$/, 'image/webp'],
  [/^views\/\w+\.js$/, 'text/javascript; charset=utf-8'],
];
const typeOf = (name: string): string | undefined =>
  types[name] ?? patterns.find(([pattern]) => pattern.test(name))?.[1];

export interface ServedSite {
  address: string;
  close: () => Promise<void>;
}

function send(folder: string, name: string, isHead: boolean, response: ServerResponse): void {
  const type = typeOf(name);
  if (type === undefined) return void response.writeHead(404).end('There is no such page.');
  readFile(join(folder, name), (missing, content) => {
    if (missing !== null) return void response.writeHead(404).end('There is no such page.');
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(isHead ? undefined : content);
  });
}

/**
 * On any free port, where none is given. In development it stands behind the page's own address, under /flows/.
 * `prepare` builds the site when somebody first asks for it.
 */
export function serveSite(
  folder: string,
  port = 0,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<ServedSite> {
  let ready: Promise<unknown> | null = null;
  const server: Server = createServer(({ url = '/', method }, response) => {
    const { pathname } = new URL(url, 'http://local');
    if (method !== 'GET' && method !== 'HEAD')
      return void response.writeHead(404).end('There is no such page.');
    // What stands in the page is named relative to it.
    if (pathname === '/flows') return void response.writeHead(302, { location: '/flows/' }).end();
    const name = pathname.replace(/^\/(?:flows\/)?/, '') || 'index.html';
    ready ??= prepare();
    ready.then(
      () => send(folder, name, method === 'HEAD', response),
      (fault: unknown) => {
        // Tried again by whoever asks next.
        ready = null;
        response.writeHead(500).end(`The site could not be built: ${String(fault)}`);
      },
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        address: `http://127.0.0.1:${taken}/`,
        close: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
}
