/** The payment stand-in: the same three parts as the provider, never where strangers could use it. */
import { describe, expect, test } from 'vitest';
import { ConfigurationError, readEnvironment } from '../../server/infrastructure/config.ts';
import { linkIn, startMailbox } from './mailbox.ts';
import { reportOf } from './paystack.ts';
import {
  logIn,
  manualClock,
  query,
  send,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';

const base = '/api/payment/stand-in';

describe('the stand-in', () => {
  const start = async (environment: Record<string, string> = {}) => {
    const server = await startServer('SQLite', { environment });
    const person = await signUp(server.app);
    const { body } = await person.call('POST', '/api/payment/intents', { plan: 'weekly' });
    const order = {
      key: 'pk_test_stand_in',
      email: person.email,
      amount: 250,
      currency: 'USD',
      reference: body.reference as string,
    };
    const charge = (fields: object) =>
      send(server.app, { method: 'POST', url: `${base}/charge`, payload: { ...order, ...fields } });
    return { ...server, person, order, charge };
  };
  const confirm = async (person: TestPerson, reference: string) =>
    (
      await person.call(
        'POST',
        '/api/payment/success',
        reportOf(person, reference, { plan_name: '$2.5 Weekly' }),
      )
    ).body;
  const isSubscribed = async (person: TestPerson): Promise<boolean> =>
    (await person.call('GET', '/api/subscription/status')).body.data.has_active_subscription;

  test('PAY-05 is what a machine without keys pays with: a public key, a script of our own, test mode', async () => {
    const { app, person } = await start();
    const { config } = (await person.call('GET', '/api/payment/config')).body;
    expect(config).toMatchObject({
      public_key: 'pk_test_stand_in',
      script_url: `${base}/inline.js`,
      currency: 'USD',
      test_mode: true,
      needs_verified_email: false,
      time_unit: 'days',
    });
    const script = await send(app, { method: 'GET', url: config.script_url });
    expect(script).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    });
    expect(script.text).toContain('Test mode');
    expect(script.headers['content-security-policy']).not.toContain('paystack.co;');
  });

  test.each(['success', 'lost'])(
    '%s activates by its webhook, before the page has said a word',
    async (outcome) => {
      const { person, charge } = await start();
      expect((await charge({ outcome })).status).toBe(200);
      expect(await isSubscribed(person)).toBe(true);
    },
  );

  test('success is verified when the page reports it, and paid once', async () => {
    const { person, charge, order, environment } = await start();
    await charge({ outcome: 'success' });
    expect(await confirm(person, order.reference)).toMatchObject({
      success: true,
      subscription: { plan_id: 'weekly' },
    });
    expect((await charge({ outcome: 'success' })).body.message).toBe(
      'Duplicate Transaction Reference',
    );
    expect(await query(environment, 'select * from subscriptions')).toHaveLength(1);
  });

  test('decline activates nothing, and the same window may try again', async () => {
    const { person, charge, order } = await start();
    expect((await charge({ outcome: 'decline' })).body).toMatchObject({ status: 'failed' });
    expect(await confirm(person, order.reference)).toMatchObject({
      success: false,
      code: 'not_paid',
    });
    await charge({ outcome: 'success' });
    expect(await isSubscribed(person)).toBe(true);
  });

  test('delay is not confirmed yet when the page reports it, and is asked about again', async () => {
    const { person, charge, order } = await start();
    await charge({ outcome: 'delay' });
    expect(await confirm(person, order.reference)).toMatchObject({
      success: false,
      code: 'not_verified_yet',
      pending: true,
    });
    expect(await isSubscribed(person)).toBe(false);
  });

  test('a page that changes the amount gets nothing for it', async () => {
    const { person, charge, order, environment } = await start();
    await charge({ outcome: 'success', amount: 1 });
    expect(await confirm(person, order.reference)).toMatchObject({
      success: false,
      code: 'wrong_amount',
    });
    expect(await isSubscribed(person)).toBe(false);
    expect(await query(environment, 'select kind from payment_cases')).toEqual([
      { kind: 'wrong_amount' },
    ]);
  });

  test('verification wants its secret key, and an order must be whole', async () => {
    const { app, charge, order } = await start();
    expect(
      (await send(app, { method: 'GET', url: `${base}/transaction/verify/${order.reference}` }))
        .status,
    ).toBe(401);
    for (const fields of [
      { outcome: 'free' },
      { outcome: 'success', key: 'pk_live_other' },
      { outcome: 'success', amount: -5 },
      { outcome: 'success', reference: '' },
    ])
      expect((await charge(fields)).status).toBe(400);
  });

  test('is not there where it is turned off: nothing can be paid, and the page is told so', async () => {
    const server = await startServer('SQLite', { environment: { PAYMENT_STAND_IN: '0' } });
    const person = await signUp(server.app);
    expect((await person.call('GET', '/api/payment/config')).body.config).toMatchObject({
      public_key: null,
      script_url: null,
      test_mode: false,
    });
    expect(await person.call('POST', '/api/payment/intents', { plan: 'weekly' })).toMatchObject({
      status: 422,
      body: {
        code: 'no_provider',
        message: 'Payment system configuration error. Please contact support.',
      },
    });
    expect((await send(server.app, { method: 'GET', url: `${base}/inline.js` })).status).toBe(404);
    expect(
      (await send(server.app, { method: 'POST', url: `${base}/charge`, payload: {} })).status,
    ).toBe(404);
  });
});

describe('where the stand-in may run', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://platewise.example',
    SMTP_URL: 'smtps://user:word@mail.example',
  };
  const keys = { PAYSTACK_PUBLIC_KEY: 'pk_live_1', PAYSTACK_SECRET_KEY: 'sk_live_1' };

  test.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', PLATEWISE_DEMO: '1' }, true],
    [{ PAYMENT_STAND_IN: '0' }, false],
    [keys, false],
    [{ ...production, ACCESS: 'open' }, false],
    [{ ACCESS: 'open' }, false],
    [{ ...production, ...keys }, false],
  ])('%j: %s', (environment, may) => expect(readEnvironment(environment).paymentStandIn).toBe(may));

  test.each([
    [{ ...production, PAYMENT_STAND_IN: '1' }, 'PAYMENT_STAND_IN must not be set in production'],
    [{ ...production, PLATEWISE_DEMO: '1' }, 'PLATEWISE_DEMO must not be set in production'],
    [{ HOST: '0.0.0.0', PAYMENT_STAND_IN: '1' }, 'PAYMENT_STAND_IN works on this machine alone'],
    [
      { ...keys, PAYMENT_STAND_IN: '1' },
      'PAYMENT_STAND_IN and PAYSTACK_SECRET_KEY exclude each other',
    ],
    [
      { ...production, SUBSCRIPTION_TIME_UNIT: 'minutes' },
      'SUBSCRIPTION_TIME_UNIT must be days in production',
    ],
    [
      { ...production, ...keys, PAYSTACK_API_URL: 'http://pay.example' },
      'PAYSTACK_API_URL must be an https:// address in production',
    ],
    [
      { PAYSTACK_API_URL: 'pay.example' },
      'PAYSTACK_API_URL must be an address that begins with http:// or https://',
    ],
    [production, 'must be set in production, or ACCESS=open, with which nobody pays'],
    [{ ...keys, ACCESS: 'open' }, 'ACCESS=open asks nobody to pay'],
    [{ PAYMENT_STAND_IN: '1', ACCESS: 'open' }, 'ACCESS=open asks nobody to pay'],
    [{ ACCESS: 'free' }, 'ACCESS must be paid or open'],
    [{ SUBSCRIPTION_TIME_UNIT: 'weeks' }, 'SUBSCRIPTION_TIME_UNIT must be days or minutes'],
  ])('%j is refused', (environment, message) => {
    expect(() => readEnvironment(environment)).toThrow(ConfigurationError);
    expect(() => readEnvironment(environment)).toThrow(message);
  });

  test('Paystack’s own script is allowed only where its keys are configured', async () => {
    const { app } = await startServer('SQLite', {
      environment: { PAYSTACK_PUBLIC_KEY: 'pk_test_1', PAYSTACK_SECRET_KEY: 'sk_test_1' },
    });
    const person = await signUp(app);
    const { headers, body } = await person.call('GET', '/api/payment/config');
    const without = await (
      await signUp((await startServer('SQLite')).app)
    ).call('GET', '/api/payment/config');
    expect(without.headers['content-security-policy']).not.toMatch(/(?:js|api)\.paystack/);
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self'(?: 'sha256-[^']+')* https:\/\/js\.paystack\.co;/,
    );
    // What the script asks for beside its frame, in both of its forms.
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.paystack.co https://checkout.paystack.com;",
    );
    expect(headers['content-security-policy']).toContain(
      "style-src 'self' 'unsafe-inline' https://paystack.com;",
    );
    expect(headers['content-security-policy']).toContain("style-src-attr 'unsafe-inline';");
    expect(headers['content-security-policy']).toContain(
      'frame-src https://www.youtube-nocookie.com https://checkout.paystack.com;',
    );
    expect(body.config).toMatchObject({
      public_key: 'pk_test_1',
      script_url: 'https://js.paystack.co/v1/inline.js',
      test_mode: true,
    });
  });

  test('before a first payment an address must be confirmed where mail can be sent; who tries to pay is sent a new link, so that no old one bars the way', async () => {
    const mailbox = await startMailbox();
    const clock = manualClock();
    const { app } = await startServer('SQLite', {
      now: clock.now,
      environment: { SMTP_URL: mailbox.url, MAIL_LIMIT_PER_EMAIL: '1' },
    });
    const person = await signUp(app);
    const subject = 'Confirm your email address for Platewise';
    const atSignUp = linkIn(await mailbox.next(subject));
    // The trial is over, the profile is barred, and the first link is dead.
    clock.advance(4 * 24 * 3_600_000);
    const { call } = tokensOf(await logIn(app, person.email), app);
    const tryToPay = () => call('POST', '/api/payment/intents', { plan: 'weekly' });
    expect((await call('GET', '/api/payment/config')).body.config.needs_verified_email).toBe(true);
    expect(await tryToPay()).toMatchObject({
      status: 409,
      body: {
        code: 'email_unverified',
        message:
          'Please confirm your email address before your first payment: open the link in the email that we have just sent you.',
      },
    });
    const fresh = linkIn(await mailbox.next(subject));
    expect(await tryToPay()).toMatchObject({
      status: 409,
      body: {
        code: 'email_unverified',
        message:
          'Please confirm your email address before your first payment: open the link in the email that we sent you.',
      },
    });
    expect((await call('POST', '/api/verify-email', { token: atSignUp.token })).status).toBe(400);
    expect((await call('POST', '/api/verify-email', { token: fresh.token })).status).toBe(200);
    expect((await tryToPay()).status).toBe(200);
    await app.close();
    expect(mailbox.emails.filter((email) => email.subject === subject)).toHaveLength(2);
  });
});
