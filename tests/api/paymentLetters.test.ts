/** What is told by letter of payments: a receipt, that a plan ends, that the trial does. */
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import type { Email } from '../../server/infrastructure/mail.ts';
import { createPaymentLetterTable } from '../../server/modules/payments/letterRepository.ts';
import { createPaymentLetters } from '../../server/modules/payments/letterService.ts';
import { reportOf, startPaystack } from './paystack.ts';
import { manualClock, onEachDatabase, query, signUp, startServer, subscribe } from './support.ts';

const hour = 3_600_000;
const day = 24 * hour;

onEachDatabase((engine) => {
  const start = async () => {
    const clock = manualClock();
    const paystack = await startPaystack();
    const { app, environment } = await startServer(engine, {
      now: clock.now,
      environment: paystack.environment,
    });
    const person = await signUp(app);
    const confirm = () =>
      query(environment, `update users set email_verified_at = 1 where id = '${person.userId}'`);
    const open = async () =>
      (await person.call('POST', '/api/payment/intents', { plan: 'monthly' })).body
        .reference as string;
    const settle = async (reference: string) => {
      paystack.replies.set(reference, {});
      await person.call('POST', '/api/payment/success', reportOf(person, reference));
    };
    const pay = async () => {
      const reference = await open();
      await settle(reference);
      return reference;
    };

    /** A process of its own, as after a restart. @returns what it sent */
    const sendDue = async ({ isOpen = false, fails = false } = {}): Promise<Email[]> => {
      const sent: Email[] = [];
      const database = await openDatabase(readEnvironment(environment), (error) => {
        throw error;
      });
      onTestFinished(database.close);
      const letters = createPaymentLetters({
        letters: createPaymentLetterTable(database),
        mail: {
          isOn: true,
          send: async (email) => {
            if (fails) throw new Error('full');
            sent.push(email);
          },
        },
        origin: () => 'https://platewise.example',
        now: clock.now,
        log: { error: () => {} },
        isOpen,
      });
      await letters.sendDue();
      return sent;
    };
    return { person, clock, environment, confirm, open, settle, pay, sendDue };
  };

  test('PAY-08: who has paid in two windows at once is told so by the second receipt, and how to get it back', async () => {
    const { person, clock, confirm, pay, open, settle, sendDue } = await start();
    await confirm();
    const waiting = await open();
    clock.advance(60_000);
    const first = await pay();
    clock.advance(60_000);
    await settle(waiting);
    const texts = (await sendDue()).map(({ to, text }) => [to, text] as const);
    expect(texts).toHaveLength(2);
    for (const [to, text] of texts) {
      expect(to).toBe(person.email);
      if (text.includes(`Reference: ${waiting}`))
        expect(text).toMatch(new RegExp(`You have paid twice: .+ ${first}, .+ we will refund it`));
      else expect(text).not.toContain('twice');
    }
  });

  test('a payment has one receipt: what, how much, when, until when, that nothing renews, where it stands', async () => {
    const { person, confirm, pay, sendDue } = await start();
    await confirm();
    const reference = await pay();
    const [receipt, ...more] = await sendDue();
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({ kind: 'receipt', to: person.email });
    expect(receipt!.subject).toBe('Your Platewise receipt: US$10.00');
    for (const part of [
      'Plan: $10 Per Month',
      'Amount: US$10.00 (USD)',
      'Paid on: 5 January 2026',
      'Runs until: 4 February 2026',
      `Reference: ${reference}`,
      'there is nothing to cancel',
      'https://platewise.example/payment',
    ])
      expect(receipt!.text).toContain(part);
    expect(await sendDue()).toEqual([]);
  });

  test('two processes at once send one', async () => {
    const { confirm, pay, sendDue } = await start();
    await confirm();
    await pay();
    expect((await Promise.all([sendDue(), sendDue()])).flat()).toHaveLength(1);
  });

  test('what could not be stored is sent at the next turn', async () => {
    const { confirm, pay, sendDue } = await start();
    await confirm();
    await pay();
    expect(await sendDue({ fails: true })).toEqual([]);
    expect(await sendDue()).toHaveLength(1);
  });

  test('an address that nobody confirmed gets nothing; nor does an account that is gone', async () => {
    const { person, confirm, pay, sendDue } = await start();
    await pay();
    expect(await sendDue()).toEqual([]);
    await confirm();
    const { status } = await person.call('DELETE', '/api/account', {
      confirmation: 'DELETE',
      current_password: person.password,
    });
    expect(status).toBe(200);
    expect(await sendDue()).toEqual([]);
  });

  test('three days before a plan ends it is told, once, in the language of the app', async () => {
    const { person, clock, environment, confirm, sendDue } = await start();
    await confirm();
    await person.call('GET', '/api/subscription/status', undefined, { 'accept-language': 'fr' });
    await subscribe(environment, person.userId, {
      from: clock.now(),
      until: clock.now() + 30 * day,
    });
    clock.advance(27 * day - 1);
    expect(await sendDue()).toEqual([]);
    clock.advance(1);
    const [letter] = await sendDue();
    expect(letter).toMatchObject({
      kind: 'plan-ends',
      subject: 'Votre formule Platewise se termine bientôt',
    });
    expect(letter!.text).toContain('10 $ par mois');
    expect(letter!.text).toContain('4 février 2026');
    expect(letter!.text).toContain("rien n'est débité");
    expect(await sendDue()).toEqual([]);
  });

  test('a plan that is followed by another does not end', async () => {
    const { person, clock, environment, confirm, sendDue } = await start();
    await confirm();
    const end = clock.now() + 2 * day;
    await subscribe(environment, person.userId, { from: clock.now() - 28 * day, until: end });
    await subscribe(environment, person.userId, { from: end, until: end + 30 * day });
    expect(await sendDue()).toEqual([]);
  });

  test('a day before the trial ends it is told, once, to who never paid, and not where nobody pays', async () => {
    const { person, clock, environment, confirm, sendDue } = await start();
    await confirm();
    await person.call('GET', '/api/subscription/status');
    clock.advance(day - 1);
    expect(await sendDue()).toEqual([]);
    clock.advance(1);
    expect(await sendDue({ isOpen: true })).toEqual([]);
    const [letter] = await sendDue();
    expect(letter).toMatchObject({ kind: 'trial-ends', to: person.email });
    expect(letter!.text).toContain('Your free trial ends on 7 January 2026');
    expect(await sendDue()).toEqual([]);

    await query(environment, 'update users set trial_end_told_at = null');
    await subscribe(environment, person.userId, {
      from: clock.now(),
      until: clock.now() + 30 * day,
    });
    expect(await sendDue()).toEqual([]);
  });
});
