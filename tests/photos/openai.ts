/** An endpoint that speaks the OpenAI protocol as far as it is used here, and answers as it is told to. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Reply =
  | { readonly content: string }
  | { readonly status: number; readonly body: string; readonly headers?: Record<string, string> }
  /** Sends so much, and then no more and no end. */
  | { readonly hangsAfter: string };

export interface Heard {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    model: string;
    messages: { role: string; content: unknown }[];
    response_format: { type: string };
  };
}

/** Names as a model that does what it is asked to writes them. */
export const seen = (...items: readonly (readonly [name: string, certainty: string])[]): Reply => ({
  content: JSON.stringify({ items: items.map(([name, certainty]) => ({ name, certainty })) }),
});

/** On a busy machine a model beside us may take its time; one that never answers is waited for briefly. */
export const timeoutFor = (replies: readonly Reply[]): string =>
  replies.some((reply) => 'hangsAfter' in reply) ? '300' : '20000';

/** @param replies one an asking; the last one stands for all that follow */
export async function openaiStub(
  replies: readonly Reply[],
): Promise<{ url: string; heard: Heard[]; close: () => void }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const reply = replies[Math.min(heard.length, replies.length - 1)] ?? {
        status: 500,
        body: '',
      };
      heard.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString()) as Heard['body'],
      });
      if ('hangsAfter' in reply)
        response.writeHead(200, { 'content-type': 'application/json' }).write(reply.hangsAfter);
      else if ('status' in reply)
        response.writeHead(reply.status, reply.headers ?? {}).end(reply.body);
      else
        response.writeHead(200, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            choices: [{ index: 0, message: { role: 'assistant', content: reply.content } }],
          }),
        );
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
