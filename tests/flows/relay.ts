/** Stands between browser and server, and can lose what passes: a request, or the answer to it. */
import {
  createServer,
  request as sendOn,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Fault =
  /** The server never hears of it. */
  | 'loseRequest'
  /** The server has done it, and nobody learns. */
  | 'loseAnswer'
  /** Somebody in between is broken. */
  | 'badGateway'
  /** The server has done it, and its answer waits for `release`. */
  | 'holdAnswer';

export interface Relay {
  origin: string;
  /** Every call that came, as `POST /process`. */
  passed: string[];
  /** What happens to the next calls; undefined lets them pass. */
  fault: (path: string) => Fault | undefined;
  release: () => void;
  /** How many answers wait. */
  held: () => number;
}

export async function startRelay(target: string): Promise<Relay> {
  const held: (() => void)[] = [];
  const relay: Omit<Relay, 'origin'> = {
    passed: [],
    fault: () => undefined,
    held: () => held.length,
    release: () => {
      for (const deliver of held.splice(0)) deliver();
    },
  };

  const pass = (
    incoming: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    fault: Fault | undefined,
  ): void => {
    const onward = sendOn(
      `${target}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers, agent: false },
      (answer) => {
        // A test machine that is busy makes the server ask for waitLimit; no test here is about that.
        if (answer.statusCode === 503) {
          answer
            .resume()
            .on('end', () => setTimeout(() => pass(incoming, response, body, fault), 100));
          return;
        }
        if (fault === 'loseAnswer') {
          answer.resume().on('end', () => incoming.socket.destroy());
          return;
        }
        const deliver = (): void => {
          response.writeHead(answer.statusCode ?? 500, { ...answer.headers, connection: 'close' });
          answer.pipe(response);
        };
        if (fault === 'holdAnswer') held.push(deliver);
        else deliver();
      },
    );
    onward.on('error', () => incoming.socket.destroy());
    onward.end(body);
  };

  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const path = incoming.url ?? '';
      relay.passed.push(`${incoming.method} ${path}`);
      const fault = relay.fault(path);
      if (fault === 'loseRequest') incoming.socket.destroy();
      else if (fault === 'badGateway')
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      else pass(incoming, response, Buffer.concat(parts), fault);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return Object.assign(relay, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
}
