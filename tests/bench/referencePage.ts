/**
 * A page that never changes, to hold the others against: 100 kB of script that nothing can
 * compress, a fixed piece of computing, then a heading. What it costs says how fast this machine
 * was today.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const scriptBytes = 100_000;
const steps = 3_000_000;

const page =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Reference</title><body><script src="/reference.js"></script></body></html>';

export async function serveReferencePage(): Promise<{ url: string; stop(): void }> {
  const script = referenceScript();
  const server = createServer((request, response) => {
    const isScript = request.url === '/reference.js';
    response.writeHead(request.url === '/' || isScript ? 200 : 404, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
    });
    response.end(isScript ? script : page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

function referenceScript(): string {
  const work = `let x = 1; for (let i = 0; i < ${steps}; i++) x = (x * 48271) % 2147483647;
document.body.insertAdjacentHTML('beforeend', '<h1>Reference ' + x + '</h1>');\n//`;
  let noise = '';
  for (let seed = 1; work.length + noise.length < scriptBytes;) {
    seed = (seed * 48_271) % 2_147_483_647;
    noise += seed.toString(36);
  }
  return (work + noise).slice(0, scriptBytes);
}
