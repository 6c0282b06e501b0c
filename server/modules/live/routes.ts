import { shoppingNews } from '../../../contract/shopping.ts';
import type { Serve } from '../../infrastructure/http/serve.ts';
import type { LiveStreams } from './streams.ts';

export function liveRoutes(serve: Serve, { streams }: { readonly streams: LiveStreams }): void {
  serve(shoppingNews, async ({ person, reply }) => {
    const stream = streams.open(person);
    reply.raw.once('close', () => stream.destroy());
    void reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // Nothing follows on it: a server that stops waits for no connection whose stream has ended.
      .header('connection', 'close')
      // What stands between must not collect what is to be told at once.
      .header('x-accel-buffering', 'no');
    return reply.send(stream) as never;
  });
}
