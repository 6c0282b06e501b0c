/** FB-01: feedback is stored, told to the owner where one is named, and limited. */
import { expect, test } from 'vitest';
import { startMailbox } from './mailbox.ts';
import { onOneDatabase, query, send, signUp, startServer } from './support.ts';

onOneDatabase((engine) => {
  async function start(environment: Record<string, string> = {}) {
    const box = await startMailbox();
    const server = await startServer(engine, {
      environment: { SMTP_URL: box.url, ...environment },
    });
    const person = await signUp(server.app, 'ada@example.org');
    const tell = (feedback_text: unknown) =>
      person.call('POST', '/api/feedback', { feedback_text });
    return { ...server, box, person, tell };
  }

  test('FB-01 reaches the owner by mail where FEEDBACK_TO names one, with the writer to answer to', async () => {
    const { box, environment, person, tell } = await start({ FEEDBACK_TO: 'owner@example.org' });
    expect((await tell('  The jollof was lovely. 🥘\n<b>More!</b>  ')).body).toEqual({
      status: 'success',
      message: 'Thank you for your feedback.',
    });
    const email = await box.next('Feedback on Platewise');
    expect(email.recipients).toEqual(['owner@example.org']);
    expect(email.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
    expect(email.text).toContain('The jollof was lovely. 🥘\n<b>More!</b>');
    expect(await query(environment, 'select user_id, feedback_text from feedback')).toEqual([
      { user_id: person.userId, feedback_text: 'The jollof was lovely. 🥘\n<b>More!</b>' },
    ]);
  });

  test('FB-01 is stored and mailed to nobody where none is named', async () => {
    const { app, box, environment, tell } = await start();
    await tell('Good');
    await app.close();
    expect(box.emails.map((email) => email.subject)).toEqual([
      'Confirm your email address for Platewise',
    ]);
    expect(await query(environment, 'select feedback_text from feedback')).toEqual([
      { feedback_text: 'Good' },
    ]);
  });

  test('FB-01 is taken although the mail server is away', async () => {
    const { tell } = await start({
      FEEDBACK_TO: 'owner@example.org',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMTP_TIMEOUT_MS: '50',
    });
    expect((await tell('Good')).status).toBe(200);
  });

  test('FB-01 is limited for each account, and what was refused is not stored', async () => {
    const { environment, tell } = await start({ FEEDBACK_LIMIT_PER_ACCOUNT: '2' });
    const answers = [await tell('One'), await tell('Two'), await tell('Three')];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429]);
    expect(answers[2]?.body.message).toBe(
      'Too many attempts. Please wait 15 minutes and try again.',
    );
    expect(await query(environment, 'select id from feedback')).toHaveLength(2);
  });

  test.each([
    ['', 'Please write your feedback.'],
    [' \n\t ', 'Please write your feedback.'],
    ['x'.repeat(10_001), 'Use at most 10,000 characters.'],
    [undefined, "'feedback_text' is missing."],
    [null, "Please correct 'feedback_text': invalid input: expected string, received null."],
  ])('FB-01 %j is answered with %j', async (text, message) => {
    const { tell } = await start();
    const answer = await tell(text);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test.each([
    'x'.repeat(10_000),
    '🥘'.repeat(5000),
    '<script>alert(1)</script>',
    "'); drop table feedback; --",
  ])('FB-01 %j is stored as it was written', async (text) => {
    const { environment, tell } = await start();
    expect((await tell(text)).status).toBe(200);
    expect(await query(environment, 'select feedback_text from feedback')).toEqual([
      { feedback_text: text },
    ]);
  });

  test('FB-01 is for the signed-in alone', async () => {
    const { app } = await start();
    expect(
      (
        await send(app, {
          method: 'POST',
          url: '/api/feedback',
          payload: { feedback_text: 'Good' },
        })
      ).status,
    ).toBe(401);
  });
});
