/** Serves the built review site on this computer alone. */
import { readFile } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'site.css': 'text/css; charset=utf-8',
  'site.js': 'text/javascript; charset=utf-8',
  'data.js': 'text/javascript; charset=utf-8',
};

const screen = /^screens\/[\w-]+\.webp$/;

export interface ServedSite {
  address: string;
  close: () => Promise<void>;
}

/** On any free port, where none is given. */
export function serveSite(folder: string, port = 0): Promise<ServedSite> {
  const server: Server = createServer(({ url = '/', method }, response) => {
    const name = new URL(url, 'http://local').pathname.slice(1) || 'index.html';
    const type = screen.test(name) ? 'image/webp' : types[name];
    if (type === undefined || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end('There is no such page.');
      return;
    }
    readFile(join(folder, name), (missing, content) => {
      if (missing !== null) return void response.writeHead(404).end('There is no such page.');
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
      response.end(method === 'HEAD' ? undefined : content);
    });
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
