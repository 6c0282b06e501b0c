// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logIn, logOut, readProfile, register } from '../../contract/account.ts';
import type { Call } from '../../contract/call.ts';
import { sendFeedback } from '../../contract/feedback.ts';
import { fetchHistory } from '../../contract/history.ts';
import { fetchMealInstructions, processIngredients } from '../../contract/kitchen.ts';
import { fetchPlans } from '../../contract/storedPlans.ts';
import { createClient } from '../../src/api/client.ts';
import {
  AnswerError,
  ApiError,
  AuthenticationError,
  ForbiddenError,
  HttpError,
  NetworkError,
  NotFoundError,
  ServerError,
  SessionExpiredError,
  TimeoutError,
  UnexpectedError,
} from '../../src/api/errors.ts';
import { Browser } from './browser.ts';
import { type FaultyServer, startFaultyServer } from './faultyServer.ts';

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

const patient = { productApi: 10_000, aiService: 10_000 };
const client = (origin = server.origin, timeouts = patient) =>
  createClient({ origin, storage: new Browser().openTab().storage, timeouts });

/** What the call fails with; the body does not matter here. */
async function failure(call: Call, options: object = {}, origin?: string): Promise<ApiError> {
  const body = call.body ? { body: {} } : {};
  const error: unknown = await client(origin)
    .request(call, { ...body, ...options })
    .catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`${String(error)} is not in the catalogue`);
  expect(error.cause, 'the cause is kept').toBeDefined();
  return error;
}

const says = (message: string) => ({ status: 'error', message });

describe('REQ-01: a 401', () => {
  test.each([
    ['at /login', logIn, {}],
    ['at /register', register, {}],
    ['with auth redirect suppressed', readProfile, { suppressAuthRedirect: true }],
  ] as const)('%s has the server message', async (_, call, options) => {
    server.answer = () => ({ status: 401, json: says('This account is locked.') });
    const error = await failure(call, options);
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({
      code: 'authenticationFailed',
      message: 'This account is locked.',
      serverMessage: 'This account is locked.',
    });
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    [{ text: '<h1>Unauthorized</h1>' }],
    [{ json: {} }],
    [{ json: 'no' }],
    [{ json: says(' ') }],
    [{ json: null }],
  ])("without one is 'Authentication failed' (%j)", async (body) => {
    server.answer = () => ({ status: 401, ...body });
    expect(await failure(logIn)).toMatchObject({
      message: 'Authentication failed',
      serverMessage: undefined,
    });
  });
});

test('REQ-02: any other 401 asks for a log-in', async () => {
  server.answer = () => ({ status: 401, json: says('token expired') });
  const error = await failure(readProfile);
  expect(error).toBeInstanceOf(SessionExpiredError);
  expect(error).toMatchObject({
    code: 'sessionExpired',
    message: 'Authentication required. Please log in again.',
  });
});

test('REQ-03: a 403 is no permission, whatever the server says', async () => {
  server.answer = () => ({ status: 403, json: says('Quota exhausted') });
  const error = await failure(readProfile);
  expect(error).toBeInstanceOf(ForbiddenError);
  expect(error).toMatchObject({
    code: 'forbidden',
    message: 'Access denied. You do not have permission to perform this action.',
    serverMessage: 'Quota exhausted',
  });
});

test('REQ-04: a 404 is not found, whatever the server says', async () => {
  server.answer = () => ({ status: 404, json: says('History entry not found') });
  const error = await failure(readProfile);
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error).toMatchObject({
    code: 'notFound',
    message: 'Resource not found. Please check the URL and try again.',
  });
});

describe('REQ-05: a 5xx', () => {
  test.each([
    [500, readProfile, 'Server error. Please try again later.'],
    [502, processIngredients, 'Server error. Please try again later.'],
    [502, fetchMealInstructions, 'Server error. Please try again later.'],
    [503, fetchHistory, 'Unable to load detection history. Please try again later.'],
    [500, fetchPlans, 'Unable to save/load meal plans. Please try again later.'],
    [504, sendFeedback, 'Unable to save feedback. Please try again later.'],
  ] as const)('%i has the text of its path', async (status, call, message) => {
    server.answer = () => ({ status, json: says('out of memory in line 3') });
    const error = await failure(call);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ code: 'serverFailed', message });
    expect(server.seen, 'nothing is repeated').toHaveLength(1);
  });
});

describe('REQ-06: another status', () => {
  test.each([400, 409, 413, 422, 429])('%i has the server message', async (status) => {
    server.answer = () => ({ status, json: says('An account with this email already exists.') });
    const error = await failure(register);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      code: 'refused',
      message: 'An account with this email already exists.',
    });
  });

  test("the AI service's own word for it is 'error'", async () => {
    server.answer = () => ({ status: 422, json: { error: 'Please type your list.' } });
    expect(await failure(processIngredients)).toMatchObject({ message: 'Please type your list.' });
  });

  test("without one it is 'HTTP {status}: {text}'", async () => {
    server.answer = () => ({ status: 418, statusText: "I'm a teapot", text: '<h1>Teapot</h1>' });
    expect(await failure(readProfile)).toMatchObject({
      message: "HTTP 418: I'm a teapot",
      serverMessage: undefined,
    });
  });
});

describe('REQ-07: a network failure', () => {
  test('is one where nobody listens', async () => {
    const gone = await startFaultyServer();
    await gone.close();
    const error = await failure(readProfile, {}, gone.origin);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({
      code: 'networkFailed',
      message: 'Network error. Please check your connection and try again.',
    });
  });

  test.each(['drop', 'breakOff'] as const)(
    'is one where the connection breaks (%s)',
    async (answer) => {
      server.answer = () => answer;
      expect(await failure(readProfile)).toMatchObject({
        code: 'networkFailed',
        message: 'Network error. Please check your connection and try again.',
      });
      expect(server.seen).toHaveLength(1);
    },
  );
});

describe('REQ-08: a time-out', () => {
  test.each(['hang', 'stall'] as const)(
    'ends a call whose answer does not come (%s)',
    async (answer) => {
      server.answer = () => answer;
      const error = await failure(readProfile, { timeout: 100 });
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toMatchObject({
        code: 'timedOut',
        message: 'Request timeout. Please try again.',
      });
    },
  );

  test('has its own length for the AI service, and for one call where that says so', async () => {
    server.answer = () =>
      new Promise((resolve) =>
        setTimeout(
          () => resolve({ json: { response: [], food_suggestions: [], analysis_id: 'a' } }),
          100,
        ),
      );
    const hasty = client(server.origin, { productApi: 20, aiService: 10_000 });
    const body = { image_or_ingredient_list: 'ingredient_list' } as const;
    await expect(hasty.request(processIngredients, { body })).resolves.toMatchObject({
      analysis_id: 'a',
    });
    await expect(hasty.request(readProfile, {})).rejects.toMatchObject({ code: 'timedOut' });
    await expect(hasty.request(processIngredients, { body, timeout: 20 })).rejects.toMatchObject({
      code: 'timedOut',
    });
  });

  test('an abort counts as one, before the call and during it', async () => {
    const during = new AbortController();
    server.answer = () => {
      during.abort();
      return 'hang';
    };
    expect(await failure(readProfile, { signal: during.signal })).toMatchObject({
      code: 'timedOut',
      message: 'Request timeout. Please try again.',
    });
    expect(await failure(readProfile, { signal: AbortSignal.abort() })).toMatchObject({
      code: 'timedOut',
    });
    expect(server.seen).toHaveLength(1);
  });
});

describe('REQ-09: anything else', () => {
  test.each([
    ['no JSON', { text: '<html>Welcome to the hotel</html>' }],
    ['nothing', { text: '' }],
    ['JSON of another shape', { json: { status: 'fine' } }],
  ])('an answer that is %s is unexpected', async (_, answer) => {
    server.answer = () => answer;
    const error = await failure(logOut);
    expect(error).toBeInstanceOf(AnswerError);
    expect(error).toMatchObject({
      code: 'answerUnreadable',
      message: 'Unexpected error: The answer of /api/logout cannot be read.',
    });
  });

  test("a call that cannot even be made says 'Unexpected error: {message}'", async () => {
    const error = await failure(readProfile, {}, 'http://[');
    expect(error).toBeInstanceOf(UnexpectedError);
    expect(error.message).toMatch(/^Unexpected error: .*URL/);
    expect(new UnexpectedError({ cause: 'out of luck' })).toMatchObject({
      code: 'unexpected',
      message: 'Unexpected error: out of luck',
    });
  });
});
