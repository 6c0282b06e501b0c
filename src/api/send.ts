// One attempt at one call: what the contract describes goes out, what it describes comes back.
import ky, { type Options } from 'ky';
import type { AnswerOf, Call } from '../../contract/call.ts';
import { idempotencyHeader } from '../../contract/constants.ts';
import { localDateHeader } from '../../contract/localDate.ts';
import { AnswerError, TimeoutError, UnexpectedError } from './errors.ts';
import { fetchOnce } from './earlyAnswers.ts';
import { translateError } from './translateError.ts';

export interface Message {
  body?: unknown;
  params?: unknown;
  query?: unknown;
  file?: File;
  idempotencyKey?: string;
  /** The day where the reader is, for calls whose answer depends on it; no part of what a copy is known by. */
  localDate?: string;
}

export interface Delivery {
  origin: string;
  bearer: string | null;
  /** A 401 then says something of the credentials in the call, and nothing of the session. */
  isAnonymous: boolean;
  /** Of the screen: letters that a call has sent are in it. */
  language?: string | undefined;
  signal: AbortSignal;
}

/** @throws ApiError */
export async function send<C extends Call>(
  call: C,
  message: Message,
  { origin, bearer, isAnonymous, language, signal }: Delivery,
): Promise<AnswerOf<C>> {
  let response: ReturnType<typeof ky>;
  try {
    response = ky(pathOf(call, message.params), {
      prefix: origin,
      method: call.method,
      credentials: 'include',
      retry: 0,
      timeout: false, // the signal speaks for the whole call
      signal,
      // ky gives a request whole.
      fetch: (input) => fetchOnce(input as Request),
      headers: {
        ...(language ? { 'accept-language': language } : {}),
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(message.idempotencyKey === undefined
          ? {}
          : { [idempotencyHeader]: message.idempotencyKey }),
        ...(message.localDate === undefined ? {} : { [localDateHeader]: message.localDate }),
      },
      ...bodyOf(call, message),
      ...(message.query === undefined ? {} : { searchParams: queryOf(message.query) }),
    });
  } catch (error) {
    throw new UnexpectedError({ cause: error });
  }
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw signal.aborted
      ? new TimeoutError({ cause: error })
      : translateError(error, call, isAnonymous);
  }
  return read(call, text);
}

/** @throws AnswerError */
function read<C extends Call>(call: C, text: string): AnswerOf<C> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw new AnswerError(call.path, { cause: error });
  }
  const parsed = call.answer.safeParse(answer);
  if (!parsed.success) throw new AnswerError(call.path, { cause: parsed.error });
  return parsed.data as AnswerOf<C>;
}

function pathOf({ path }: Call, params: unknown): string {
  const given = new Map(entriesOf(params));
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given.get(name) ?? ''));
}

function bodyOf(call: Call, { body, file }: Message): Pick<Options, 'body' | 'json'> {
  if (body === undefined) return {};
  if (call.encoding === 'json') return { json: body };
  const form = new FormData();
  for (const [name, value] of entriesOf(body)) form.append(name, value);
  if (file !== undefined) form.append(call.file, file, file.name);
  return { body: form };
}

const queryOf = (query: unknown): URLSearchParams => new URLSearchParams(entriesOf(query));

/** Fields as texts; what is undefined is left out. */
function entriesOf(fields: unknown): [string, string][] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    value == null ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
}
