// Work that only so much of may run at once: the rest waits in its order, and each person's one after the other.
import { say } from '../../../contract/say.ts';
import { Refusal, tooManyRequests } from '../../infrastructure/http/refusal.ts';

interface Room {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly mostWaitingOfOne: number;
}

interface Waiting {
  readonly whose: string | undefined;
  readonly start: () => void;
}

const secondsToWait = 5;

/** @returns what runs work when its turn has come. It throws 429 where too much of one person's waits, 503 where too much does. */
export function createTurns({ atOnce, mostWaiting, mostWaitingOfOne }: Room) {
  const waiting: Waiting[] = [];
  const busy = new Set<string>();
  let running = 0;

  const startNext = (): void => {
    while (running < atOnce) {
      const at = waiting.findIndex(({ whose }) => whose === undefined || !busy.has(whose));
      const [next] = at === -1 ? [] : waiting.splice(at, 1);
      if (!next) return;
      running += 1;
      if (next.whose !== undefined) busy.add(next.whose);
      next.start();
    }
  };

  return async <Result>(work: () => Promise<Result>, whose?: string): Promise<Result> => {
    const isFree = running < atOnce && (whose === undefined || !busy.has(whose));
    const own = waiting.filter((each) => whose !== undefined && each.whose === whose).length;
    if (own >= mostWaitingOfOne)
      throw tooManyRequests(
        say(
          'photo.othersFirst',
          'Your other photos are still being opened. Please wait for them, and send this one again.',
        ),
        secondsToWait,
      );
    if (!isFree && waiting.length >= mostWaiting)
      throw new Refusal(
        503,
        say('photo.busy', 'Many photos are being opened just now. Please try again in a moment.'),
        { code: 'busy', headers: { 'retry-after': String(secondsToWait) } },
      );
    await new Promise<void>((start) => {
      waiting.push({ whose, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      if (whose !== undefined) busy.delete(whose);
      startNext();
    }
  };
}
