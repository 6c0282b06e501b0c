// @vitest-environment node
/** Payment at the edges: the services, the provider's script in both its forms. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { payment as limits, plans } from '../../contract/subscriptions.ts';
import { createActivate } from '../../src/features/payment/actors/activate.ts';
import { createReadAddressCheck } from '../../src/features/payment/actors/readAddressCheck.ts';
import { createConfirmPayment } from '../../src/features/payment/actors/confirmPayment.ts';
import { createCreateIntent } from '../../src/features/payment/actors/createIntent.ts';
import { createFetchKey } from '../../src/features/payment/actors/fetchKey.ts';
import { createFetchOffer } from '../../src/features/payment/actors/fetchOffer.ts';
import { createFetchReceipts } from '../../src/features/payment/actors/fetchReceipts.ts';
import { createLoadProvider } from '../../src/features/payment/actors/loadProvider.ts';
import { createOpenPopup } from '../../src/features/payment/actors/openPopup.ts';
import { completePayer } from '../../src/features/payment/actors/payer.ts';
import { ada, Browser, tokens } from './browser.ts';
import { startFaultyServer, type Answer, type FaultyServer } from './faultyServer.ts';
import { connectTab, run } from './tab.ts';

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'PaystackPop');
});
const answerWith = (answer: Answer): void => {
  server.answer = () => answer;
};
const bodyOf = (index = 0): unknown => JSON.parse(server.seen[index]!.text);

const day = 86_400_000;
const connected = () => {
  const browser = new Browser();
  const tab = connectTab(server.origin, { tab: browser.openTab() });
  tab.storage.storeSession(ada, tokens(1));
  return { ...tab, texts: browser.texts };
};
const ends = '2031-05-06T12:00:00.000Z';

const config = {
  status: 'success',
  config: {
    public_key: 'pk_test_1',
    script_url: '/pay.js',
    currency: 'USD',
    test_mode: true,
    needs_verified_email: false,
    time_unit: 'days',
    runs_until: 8,
    plans: [
      { id: 'weekly', amount: 250, starts_at: 1, ends_at: ends, notice: null },
      {
        id: 'yearly',
        amount: 10_000,
        starts_at: 1,
        ends_at: 7,
        notice: 'Longer.',
        follows: { plan_name: '$5 Per 2 Weeks', length: 'longer' },
      },
    ],
  },
};

const underWay = {
  ...config,
  config: {
    ...config.config,
    open_payment: {
      reference: 'ref-0',
      plan: 'weekly',
      amount: 250,
      currency: 'USD',
      created_at: 5,
    },
  },
};
const begun = {
  plan: plans[0],
  intent: { reference: 'ref-0', amount: 250, currency: 'USD' },
  openSince: 5,
};

describe('what the page pays with', () => {
  test('PAY-01: each plan has its terms', async () => {
    answerWith({ json: config });
    expect((await run(createFetchOffer(connected()))).offer).toEqual({
      weekly: {
        currency: 'USD',
        isTestMode: true,
        needsVerifiedEmail: false,
        endsAt: Date.parse(ends),
        follows: null,
        runsUntil: 8,
      },
      yearly: {
        currency: 'USD',
        isTestMode: true,
        needsVerifiedEmail: false,
        endsAt: 7,
        follows: { planName: '$5 Per 2 Weeks', until: 1, length: 'longer' },
        runsUntil: 8,
      },
    });
  });
  test('PAY-06: what was begun and may have been paid comes with its plan', async () => {
    answerWith({ json: config });
    expect((await run(createFetchOffer(connected()))).open).toBeNull();
    answerWith({ json: underWay });
    expect((await run(createFetchOffer(connected()))).open).toEqual(begun);
  });
  test('PAY-06: the key and the script', async () => {
    answerWith({ json: config });
    expect(await run(createFetchKey(connected()))).toEqual({
      publicKey: 'pk_test_1',
      scriptUrl: '/pay.js',
      needsVerifiedEmail: false,
    });
  });
  test('PAY-06: whether the address was confirmed meanwhile', async () => {
    answerWith({ json: { ...config, config: { ...config.config, needs_verified_email: true } } });
    expect(await run(createReadAddressCheck(connected()))).toEqual({ needsVerifiedEmail: true });
  });
  test('receipts name when they were paid, or when they began, and what became of the money', async () => {
    const receipt = {
      id: '0190c0de-0000-7000-8000-000000000000',
      reference: 'r',
      plan_id: 'weekly',
      plan_name: 'W',
      amount: 250,
      currency: 'USD',
      status: 'paid',
      created_at: 1,
      paid_at: 2,
      start_date: 2,
      end_date: 3,
    };
    answerWith({
      json: {
        status: 'success',
        payments: [
          receipt,
          { ...receipt, status: 'pending', paid_at: null, start_date: null, end_date: null },
        ],
      },
    });
    expect(await run(createFetchReceipts(connected()))).toMatchObject([
      { at: 2, endsAt: 3, status: 'paid' },
      { at: 1, endsAt: null, status: 'pending' },
    ]);
    answerWith({
      json: {
        status: 'success',
        payments: [null, 'refunded', 'partly_refunded', 'disputed'].map((returned) => ({
          ...receipt,
          returned,
          ...(returned === 'partly_refunded' ? { returned_amount: 100 } : {}),
        })),
      },
    });
    expect(await run(createFetchReceipts(connected()))).toMatchObject([
      { status: 'paid' },
      { status: 'refunded' },
      { status: 'partlyRefunded', returnedAmount: 100 },
      { status: 'disputed', returnedAmount: 0 },
    ]);
  });
  test.each<[string, string, Answer, object]>([
    [
      'is created',
      'weekly',
      {
        json: {
          status: 'success',
          reference: 'ref-1',
          amount: 250,
          currency: 'USD',
          intent_id: '0190c0de-0000-7000-8000-000000000000',
          starts_at: 1,
          ends_at: 2,
          notice: null,
        },
      },
      { outcome: 'created', intent: { reference: 'ref-1', amount: 250, currency: 'USD' } },
    ],
    [
      'is refused in the server’s words',
      'weekly',
      {
        status: 409,
        json: { status: 'error', message: 'Please confirm your email address first.' },
      },
      { outcome: 'refused', message: 'Please confirm your email address first.' },
    ],
    [
      'is outdated where something was paid meanwhile',
      'weekly',
      { status: 409, json: { status: 'error', message: 'Paid.', code: 'plan_changed' } },
      { outcome: 'outdated' },
    ],
    ['is refused for a plan that does not exist', 'lifetime', { json: {} }, { outcome: 'refused' }],
  ])('PAY-05: an intent %s', async (_, planId, answer, result) => {
    answerWith(answer);
    expect(
      await run(createCreateIntent(connected()), { planId, runsUntil: 7, closed: null }),
    ).toEqual(result);
  });

  test.each([
    ['is asked for', underWay, { outcome: 'underWay', payment: begun }],
    ['was settled meanwhile, the plans are looked at again', config, { outcome: 'outdated' }],
  ])('PAY-06: where another payment is under way, it %s', async (_, after, result) => {
    server.answer = ({ path }) =>
      path === '/api/payment/intents'
        ? { status: 409, json: { status: 'error', message: 'x', code: 'payment_under_way' } }
        : { json: after };
    const order = { planId: 'weekly', runsUntil: 7, closed: 'ref-9' };
    expect(await run(createCreateIntent(connected()), order)).toEqual(result);
    expect(bodyOf()).toEqual({ plan: 'weekly', runs_until: 7, closed: 'ref-9' });
  });
});

describe('loadProvider', () => {
  const page = (work: (script: EventTarget & { src?: string; remove: () => void }) => void) => {
    const scripts: string[] = [];
    return {
      scripts,
      baseURI: 'https://platewise.example/payment',
      createElement: () =>
        Object.assign(new EventTarget(), { remove: () => void scripts.push('removed') }),
      head: {
        append: (script: EventTarget & { src: string; remove: () => void }) => {
          scripts.push(script.src);
          queueMicrotask(() => work(script));
        },
      },
    };
  };
  test('PAY-05: loads the script from this origin or from Paystack', async () => {
    for (const scriptUrl of [
      '/api/payment/stand-in/inline.js',
      'https://js.paystack.co/v1/inline.js',
    ]) {
      const document = page((script) => script.dispatchEvent(new Event('load')));
      await run(createLoadProvider(document as never), { scriptUrl });
      expect(document.scripts).toEqual([new URL(scriptUrl, 'https://platewise.example').href]);
    }
  });
  test('loads it once a page', async () => {
    Reflect.set(globalThis, 'PaystackPop', {});
    const document = page(() => undefined);
    await run(createLoadProvider(document as never), { scriptUrl: '/pay.js' });
    expect(document.scripts).toEqual([]);
  });
  test.each([null, 'https://evil.example/inline.js'])(
    'PAY-06: %s is no script of the provider',
    async (scriptUrl) => {
      await expect(
        run(createLoadProvider(page(() => undefined) as never), { scriptUrl }),
      ).rejects.toThrow('No script of the payment provider');
    },
  );
  test('PAY-06: a script that fails is taken away, so that it can be asked for again', async () => {
    const document = page((script) => script.dispatchEvent(new Event('error')));
    await expect(
      run(createLoadProvider(document as never), { scriptUrl: '/pay.js' }),
    ).rejects.toThrow('did not load');
    expect(document.scripts).toEqual(['https://platewise.example/pay.js', 'removed']);
  });
});

const order = {
  publicKey: 'pk_test_1',
  reference: 'ref-1',
  amount: 250,
  currency: 'USD',
  name: ' Ada ',
  email: '',
  planName: '$2.5 Weekly',
};
const fields = [
  { display_name: 'Name', variable_name: 'name', value: 'Ada' },
  { display_name: 'Plan', variable_name: 'plan', value: '$2.5 Weekly' },
];

describe('openPopup', () => {
  const open = (provider: unknown) => {
    Reflect.set(globalThis, 'PaystackPop', provider);
    return run(createOpenPopup(connected()), order);
  };
  test('PAY-05: gives the first form key, email, cents, dollars, reference and the two fields', async () => {
    let given: Record<string, unknown> = {};
    const setup = (options: Record<string, unknown>) => {
      given = options;
      return {
        openIframe: () =>
          (options['callback'] as (said: object) => void)({
            reference: 'ref-1',
            trans: 77,
            status: 'success',
          }),
      };
    };
    expect(await open({ setup })).toEqual({
      outcome: 'paid',
      transaction: { reference: 'ref-1', transactionId: '77', status: 'success' },
    });
    expect(given).toMatchObject({
      key: 'pk_test_1',
      email: 'ada@example.org',
      amount: 250,
      currency: 'USD',
      ref: 'ref-1',
      metadata: { custom_fields: fields },
    });
  });
  test('PAY-06: closed is closed', async () => {
    expect(
      await open({
        setup: (options: { onClose: () => void }) => ({ openIframe: options.onClose }),
      }),
    ).toEqual({ outcome: 'closed' });
  });
  test('PAY-05: makes a transaction in the second form, where the first is missing', async () => {
    class Pop {
      newTransaction(options: { reference: string; onSuccess: (said: object | null) => void }) {
        if (options.reference === 'ref-1') options.onSuccess(null);
      }
    }
    expect(await open(Pop)).toEqual({
      outcome: 'paid',
      transaction: { reference: 'ref-1', transactionId: '', status: 'success' },
    });
    class Cancelled {
      newTransaction(options: { onCancel: () => void }) {
        options.onCancel();
      }
    }
    expect(await open(Cancelled)).toEqual({ outcome: 'closed' });
    class Broken {
      newTransaction(options: { onError: (said: object) => void }) {
        options.onError({ message: 'Invalid key' });
      }
    }
    await expect(open(Broken)).rejects.toThrow('Invalid key');
  });
  test.each([[{}], [null], ['text'], [() => undefined]])(
    'PAY-06: %s has no entry function',
    async (provider) => {
      expect(await open(provider)).toEqual({ outcome: 'uninitialised' });
    },
  );
  test.each([[undefined], [{}]])(
    'PAY-06: a setup that gives %s gives nothing to open',
    async (handler) => {
      expect(await open({ setup: () => handler })).toEqual({ outcome: 'handlerMissing' });
    },
  );
  test('PAY-06: what setup throws is the reason', async () => {
    const setup = () => {
      throw new Error('Invalid amount');
    };
    await expect(open({ setup })).rejects.toThrow('Invalid amount');
  });
});

describe('PAY-04: who pays', () => {
  const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
  test.each<[string, string, string, string | null, string]>([
    ['the form', ' typed@example.org ', 'opaque', JSON.stringify(ada), 'typed@example.org'],
    [
      'the stored token',
      '',
      jwt({ email: 'token@example.org' }),
      JSON.stringify(ada),
      'token@example.org',
    ],
    ['the stored user data', ' ', 'opaque', JSON.stringify(ada), 'ada@example.org'],
    [
      'the stored user data, where the token says nothing',
      '',
      jwt({ sub: 1 }),
      JSON.stringify(ada),
      'ada@example.org',
    ],
    [
      'the stored user data, where the token cannot be read',
      '',
      'a.%%%.c',
      JSON.stringify(ada),
      'ada@example.org',
    ],
    ['a placeholder, where user data cannot be read', '', 'opaque', '{', limits.placeholderEmail],
    ['a placeholder', '', 'opaque', null, limits.placeholderEmail],
  ])('is named by %s', (_, email, token, userData, expected) => {
    const { storage, texts } = connected();
    texts.set('access_token', token);
    if (userData === null) texts.delete('user_data');
    else texts.set('user_data', userData);
    expect(completePayer(storage, { name: '  ', email })).toEqual({
      name: 'User',
      email: expected,
    });
  });
});

const record = {
  name: 'Ada',
  email: '',
  userId: 'ada-id',
  planName: '$2.5 Weekly',
  durationMinutes: 10_080,
  amount: 250,
  reference: 'ref-1',
  transactionId: '77',
  status: 'success',
};
const paystackData = {
  reference: 'ref-1',
  transaction_id: '77',
  amount: 250,
  plan: '$2.5 Weekly',
  status: 'success',
  custom_fields: fields,
};

test('PAY-10: a payment and its activation are the signed-in person’s, whoever that is', async () => {
  answerWith({ json: { success: true } });
  const tab = connected();
  for (const userId of ['ada-id', 'ben-id']) {
    server.seen.length = 0;
    await run(createConfirmPayment(tab), { ...record, userId });
    await run(createActivate(tab), { ...record, userId });
    expect([bodyOf(0), bodyOf(1)]).toMatchObject([{ user_id: userId }, { user_id: userId }]);
  }
});

describe('confirmPayment', () => {
  test('PAY-12: sends the whole record, and success alone counts', async () => {
    answerWith({ json: { success: true } });
    expect(await run(createConfirmPayment(connected()), record)).toEqual({
      success: true,
      message: undefined,
    });
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/api/payment/success' });
    expect(bodyOf()).toEqual({
      email: 'ada@example.org',
      plan_name: '$2.5 Weekly',
      plan_duration_minutes: 10_080,
      user_id: 'ada-id',
      paystack_data: paystackData,
    });
  });
  test.each<[string, Answer, string | undefined]>([
    ['success false', { json: { success: false, error: 'Wrong amount.' } }, 'Wrong amount.'],
    ['a 400', { status: 400, json: { message: 'No.' } }, 'No.'],
    ['a 403', { status: 403, json: {} }, undefined],
  ])('PAY-07: %s is a payment that was not activated', async (_, answer, message) => {
    answerWith(answer);
    expect(await run(createConfirmPayment(connected()), record)).toEqual({
      success: false,
      message,
    });
  });
  test('PAY-07, PAY-09: a 503 is no activation either, and no judgement of the payment', async () => {
    answerWith({ status: 503, json: { message: 'Down.' } });
    expect(await run(createConfirmPayment(connected()), record)).toEqual({
      success: false,
      message: 'Down.',
      isUnanswered: true,
    });
  });
  test.each<[string, Answer]>([
    ['a broken connection', 'drop'],
    ['HTML', { text: '<p>proxy</p>' }],
  ])('PAY-07: %s is an exception', async (_, answer) => {
    answerWith(answer);
    await expect(run(createConfirmPayment(connected()), record)).rejects.toThrow();
  });
});

describe('activate', () => {
  const expiry = (texts: Map<string, string>) => Number(texts.get('subscription_expiry_ada-id'));
  test('PAY-09: sends the days, and remembers until when the server says that it runs', async () => {
    answerWith({
      json: {
        success: true,
        subscription: { start_date: 1, end_date: ends, plan_id: 'weekly', plan_name: 'W' },
      },
    });
    const tab = connected();
    await run(createActivate(tab), record);
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/subscription/activate-days',
    });
    expect(bodyOf()).toEqual({ user_id: 'ada-id', duration_days: 7, paystack_data: paystackData });
    expect(expiry(tab.texts)).toBe(Date.parse(ends));
  });
  test('PAY-09: a missing duration is sent as 30', async () => {
    answerWith({ json: { success: true } });
    await run(createActivate(connected()), { ...record, durationMinutes: undefined });
    expect(bodyOf()).toMatchObject({ duration_days: 30 });
  });
  test.each<[string, Answer]>([
    ['refused', { json: { success: false } }],
    ['broken off', 'drop'],
    ['failing', { status: 500, json: {} }],
  ])('PAY-09: %s, it is activated here, from the end of what is running', async (_, answer) => {
    answerWith(answer);
    vi.spyOn(Date, 'now').mockReturnValue(100 * day);
    const tab = connected();
    await expect(run(createActivate(tab), record)).rejects.toThrow();
    expect(expiry(tab.texts)).toBe(107 * day);
    await expect(run(createActivate(tab), record)).rejects.toThrow();
    expect(expiry(tab.texts)).toBe(114 * day);
  });
  test('PAY-09: for about five years where no duration is known', async () => {
    answerWith('drop');
    vi.spyOn(Date, 'now').mockReturnValue(0);
    const tab = connected();
    await expect(
      run(createActivate(tab), { ...record, durationMinutes: undefined }),
    ).rejects.toThrow();
    expect(expiry(tab.texts) / day).toBe(5 * 365);
  });
});
