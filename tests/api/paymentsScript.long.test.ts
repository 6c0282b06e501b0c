/** `npm run payments`: what support sees and can do, beside a server that runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { reportOf, sendEvent, startPaystack } from './paystack.ts';
import { manualClock, onOneDatabase, signUp, startServer } from './support.ts';
import { processEnvironment } from './process.ts';

const root = join(import.meta.dirname, '..', '..');

async function payments(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['scripts/payments.ts', ...args], {
    cwd: root,
    // A script takes longer to start than a provider is given to answer a server.
    env: processEnvironment({ ...environment, PAYSTACK_TIMEOUT_MS: '20000' }),
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, output: out + error };
}

onOneDatabase((engine) => {
  test(
    'lists what waits and what needs a person, looks up what is due, and settles a case',
    { timeout: 180_000 },
    async () => {
      // The script goes by the real clock: this server lives an hour ago.
      const clock = manualClock(Date.now() - 3_600_000);
      const paystack = await startPaystack();
      const { app, environment } = await startServer(engine, {
        now: clock.now,
        environment: paystack.environment,
      });
      expect((await payments(environment, 'pending')).output).toBe(
        'No reported payment waits to be verified.\nNo payment needs a person.\n',
      );

      const person = await signUp(app);
      const { reference } = (await person.call('POST', '/api/payment/intents', { plan: 'monthly' }))
        .body;
      paystack.replies.set(reference, 'html');
      await person.call('POST', '/api/payment/success', reportOf(person, reference));
      await paystack.webhook(app, 'pw_stray');
      const { code, output } = await payments(environment, 'pending');
      expect(code, output).toBe(0);
      expect(output).toMatch(
        new RegExp(
          `${reference}  ${person.email}  monthly  10\\.00 USD  reported .*: Unexpected token`,
        ),
      );
      expect(output).toMatch(
        /Money that came in or goes back, and needs a person:\n {2}pw_stray {2}no_intent/,
      );

      expect((await payments(environment, 'retry')).output).toBe(
        `0 payments were verified and activated.\n${reference}: a payment could not be verified; it will be looked up again\n`,
      );
      expect((await payments(environment, 'resolve', 'pw_stray')).code).toBe(1);
      expect(await payments(environment, 'resolve', 'pw_stray', 'refunded', 'by', 'hand')).toEqual({
        code: 0,
        output: 'pw_stray is settled: refunded by hand\n',
      });
      expect(await payments(environment, 'resolve', 'pw_stray', 'again')).toEqual({
        code: 1,
        output: 'There is no open case for pw_stray.\n',
      });
      expect(await payments(environment, 'frobnicate')).toMatchObject({
        code: 1,
        output: expect.stringContaining('Usage:') as string,
      });
    },
  );

  test(
    'ends what a payment bought whose money went back, and settles its case',
    { timeout: 180_000 },
    async () => {
      const clock = manualClock(Date.now() - 3_600_000);
      const paystack = await startPaystack();
      const { app, environment } = await startServer(engine, {
        now: clock.now,
        environment: paystack.environment,
      });
      const person = await signUp(app);
      const { reference } = (await person.call('POST', '/api/payment/intents', { plan: 'monthly' }))
        .body;
      expect(await payments(environment, 'end', reference, 'too', 'soon')).toEqual({
        code: 1,
        output: `There is no payment ${reference} that bought a subscription.\n`,
      });
      await paystack.webhook(app, reference);
      await sendEvent(
        app,
        JSON.stringify({
          event: 'refund.processed',
          data: { transaction_reference: reference, amount: 1000 },
        }),
      );
      expect((await payments(environment, 'pending')).output).toMatch(
        new RegExp(
          `Money that came in or goes back, and needs a person:\\n {2}${reference} {2}refunded`,
        ),
      );
      expect((await payments(environment, 'end', reference)).code).toBe(1);
      expect(await payments(environment, 'end', reference, 'refunded', 'in', 'full')).toEqual({
        code: 0,
        output: `The subscription that ${reference} bought has ended: refunded in full\n`,
      });
      expect((await payments(environment, 'end', reference, 'again')).output).toBe(
        `The subscription that ${reference} bought was over already: again\n`,
      );
      expect((await payments(environment, 'pending')).output).toContain(
        'No payment needs a person.',
      );
    },
  );

  test('what was found to be paid meanwhile is activated', { timeout: 180_000 }, async () => {
    const clock = manualClock(Date.now() - 3_600_000);
    const paystack = await startPaystack();
    const { app, environment } = await startServer(engine, {
      now: clock.now,
      environment: paystack.environment,
    });
    const person = await signUp(app);
    const { reference } = (await person.call('POST', '/api/payment/intents', { plan: 'monthly' }))
      .body;
    paystack.replies.set(reference, 'down');
    await person.call('POST', '/api/payment/success', reportOf(person, reference));
    paystack.replies.set(reference, {});
    expect((await payments(environment, 'retry')).output).toBe(
      '1 payments were verified and activated.\n',
    );
    expect(
      (await person.call('GET', '/api/subscription/status')).body.data.has_active_subscription,
    ).toBe(true);
    const { PAYSTACK_PUBLIC_KEY: _, PAYSTACK_SECRET_KEY: __, ...without } = environment;
    expect(await payments(without, 'retry')).toEqual({
      code: 1,
      output: 'Payments cannot be looked up: set PAYSTACK_PUBLIC_KEY and PAYSTACK_SECRET_KEY.\n',
    });
  });
});
