// @vitest-environment node
/** What a page's own script has asked is the answer to the same call, once, and to no other. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type EarlyAnswer, fetchOnce } from '../../src/api/earlyAnswers.ts';

const origin = 'https://platewise.example';
const url = '/api/settings?limit=2';

function ask({
  method = 'GET',
  path = url,
  bearer = 'ada',
  language = 'en',
  signal,
}: {
  method?: string;
  path?: string;
  bearer?: string;
  language?: string;
  signal?: AbortSignal;
} = {}): Request {
  return new Request(`${origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'accept-language': language },
    ...(signal ? { signal } : {}),
  });
}
const early = (given: Partial<EarlyAnswer> = {}): EarlyAnswer[] => [
  {
    url,
    bearer: 'ada',
    language: 'en',
    at: Date.now(),
    answer: Promise.resolve(new Response('early')),
    ...given,
  },
];
const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe('an early answer', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const line = (): ReturnType<typeof vi.fn> => {
    const fetched = vi.fn(async () => new Response('fetched'));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  test('is used once, and nothing is asked for it', async () => {
    const fetched = line();
    const answers = early();
    expect(await textOf(fetchOnce(ask(), answers))).toBe('early');
    expect(fetched).not.toHaveBeenCalled();
    expect(await textOf(fetchOnce(ask(), answers))).toBe('fetched');
    expect(fetched).toHaveBeenCalledOnce();
  });

  test.each<[string, Parameters<typeof ask>[0]]>([
    ['another address', { path: '/api/settings' }],
    ['another session', { bearer: 'ben' }],
    ['another language', { language: 'fr' }],
    ['another method', { method: 'DELETE' }],
  ])('is none to %s', async (_, asked) => {
    line();
    expect(await textOf(fetchOnce(ask(asked), early()))).toBe('fetched');
  });

  test('is outdated after a minute', async () => {
    line();
    expect(await textOf(fetchOnce(ask(), early({ at: Date.now() - 60_000 })))).toBe('fetched');
  });

  test('that never came is asked for again', async () => {
    line();
    const answer = Promise.reject<Response>(new TypeError('offline'));
    expect(await textOf(fetchOnce(ask(), early({ answer })))).toBe('fetched');
  });

  test('is not waited for when the call is given up', async () => {
    line();
    const given = new AbortController();
    const answer = fetchOnce(
      ask({ signal: given.signal }),
      early({ answer: new Promise(() => undefined) }),
    );
    given.abort(new Error('given up'));
    await expect(answer).rejects.toThrow('given up');
  });

  test('is looked for where a page has one', async () => {
    line();
    expect(await textOf(fetchOnce(ask()))).toBe('fetched');
    vi.stubGlobal('window', { earlyAnswers: early() });
    expect(await textOf(fetchOnce(ask()))).toBe('early');
  });
});
