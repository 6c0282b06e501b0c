// Streams of news to people's open pages (server-sent events): each says that there is news, and the page asks what it is.
import { say } from '../../../contract/say.ts';
import type { FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import { live as limits } from '../../../contract/constants.ts';
import type { LiveChannel } from '../../infrastructure/liveChannel.ts';
import { tooManyRequests } from '../../infrastructure/http/refusal.ts';
import type { Person } from '../sessions/repository.ts';

export type LiveStreams = ReturnType<typeof createLiveStreams>;

const opening = 'retry: 3000\n\n';
const news = 'event: changed\ndata: {}\n\n';
/** Milliseconds that a stopping server gives a page to read the end. */
const closeTimeout = 500;
const heartbeat = ': still here\n\n';

/** They end with the server, with the session, and with whoever listens. */
export function createLiveStreams(
  app: FastifyInstance,
  channel: Pick<LiveChannel, 'listen'>,
  goesOn: (sessionId: string) => Promise<boolean>,
) {
  const open = new Map<string, Set<PassThrough>>();
  app.addHook('preClose', async () => {
    for (const stream of [...open.values()].flatMap((own) => [...own])) {
      stream.end();
      // Who does not read keeps no server from stopping.
      setTimeout(() => stream.destroy(), closeTimeout).unref();
    }
  });

  return {
    /** @throws 429 where the person has as many open as one may have */
    open({ userId, sessionId }: Person): PassThrough {
      const own = open.get(userId) ?? new Set<PassThrough>();
      if (own.size >= limits.streams)
        throw tooManyRequests(
          say(
            'live.tooMany',
            'Your shopping list is open in many places already. This one looks for news by itself.',
          ),
          limits.heartbeat / 1000,
        );
      const stream = new PassThrough();
      open.set(userId, own.add(stream));
      // Who does not read what was written last is told once, when they do.
      const stop = channel.listen(userId, () => {
        if (!stream.writableNeedDrain) stream.write(news);
      });
      const timer = setInterval(() => {
        void goesOn(sessionId).then(
          (isOn) => (isOn ? void stream.write(heartbeat) : void stream.end()),
          // The database is away for a moment.
          () => undefined,
        );
      }, limits.heartbeat);
      timer.unref();
      stream.once('close', () => {
        clearInterval(timer);
        stop();
        own.delete(stream);
        if (own.size === 0 && open.get(userId) === own) open.delete(userId);
      });
      stream.on('error', () => stream.destroy());
      stream.write(opening);
      return stream;
    },
  };
}
