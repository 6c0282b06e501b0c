// What a page's own script asked the services while the app's code was on its way (scripts/build/earlyCalls.ts).

/** A call under way. It is the answer to the same call by the same session, in the same language. */
export interface EarlyAnswer {
  /** Path and query. */
  readonly url: string;
  readonly bearer: string;
  readonly language: string;
  /** When it was asked (ms). */
  readonly at: number;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[];
  }
}

/** What was asked longer ago than this is asked again (ms): code that takes longer is no reason to show what is outdated. */
const longest = 60_000;

const abortedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/**
 * Sends a request, unless the page has asked the same already; each early answer is used once.
 * A line that has failed meanwhile is tried again.
 */
export function fetchOnce(
  request: Request,
  early: EarlyAnswer[] | undefined = globalThis.window?.earlyAnswers,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const place = early?.findIndex(({ url }) => url === pathname + search) ?? -1;
  const [found] = place < 0 ? [] : (early?.splice(place, 1) ?? []);
  const isMeant =
    found !== undefined &&
    request.method === 'GET' &&
    request.headers.get('authorization') === `Bearer ${found.bearer}` &&
    request.headers.get('accept-language') === found.language &&
    Date.now() - found.at < longest;
  if (!isMeant) return fetch(request);
  return Promise.race([found.answer.catch(() => fetch(request)), abortedBy(request.signal)]);
}
