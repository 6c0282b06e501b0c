/** The way of an email: by SMTP, into the outbox, or nowhere; tried again, given up, never waited for. */
import { createServer, type Socket } from 'node:net';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { feedbackEmail, resetEmail } from '../../server/modules/accounts/emailTemplates.ts';
import {
  type Carrier,
  chooseCarrier,
  createMail,
  outboxCarrier,
  smtpCarrier,
} from '../../server/infrastructure/mail.ts';
import { migratedDatabase } from './databases.ts';
import { expectConsole } from '../console.ts';
import { linkIn, readOutbox, smtpError, startMailbox } from './mailbox.ts';
import { openQueue } from './queues.ts';
import { emptyDatabase, manualClock } from './support.ts';

const from = 'Platewise <no-reply@platewise.example>';
const email = (to = 'somebody@example.org') =>
  resetEmail(to, 'https://platewise.example/reset-password#access_token=WATCHWORD', 'en');

/** Mail over a queue whose clock is at the test's hand and whose log is kept. */
async function mailOver(carrier: Carrier | undefined) {
  const lines: Record<string, unknown>[] = [];
  const line = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, message, ...fields });
  const log = { info: line('info'), warn: line('warn'), error: line('error') };
  const clock = manualClock();
  const { jobs, queue } = await openQueue(await migratedDatabase('SQLite'), clock, log);
  const mail = createMail(carrier, queue, log);
  const waits = async () => {
    const [{ due_at } = { due_at: clock.now() }] = await jobs.list(1);
    return due_at - clock.now();
  };
  return { mail, queue, settled: () => queue.settled(), clock, lines, jobs, waits };
}

/** A carrier that answers each email with the next of these, and then takes all. */
function carrierWith(...answers: unknown[]): Carrier & { taken: number; tried: number } {
  return {
    taken: 0,
    tried: 0,
    async deliver() {
      this.tried += 1;
      const answer = answers.shift();
      // oxlint-disable-next-line typescript/only-throw-error -- a library may throw anything
      if (answer !== undefined) throw answer;
      this.taken += 1;
    },
  };
}

describe('by SMTP', () => {
  test('an email arrives as plain text and HTML, from us, with its link in both', async () => {
    const box = await startMailbox();
    const { mail, lines, settled } = await mailOver(smtpCarrier(box.url, 5000, from));
    await mail.send(email());
    const received = await box.next('Reset your Platewise password');
    await settled();
    expect(received).toMatchObject({
      from: { name: 'Platewise', address: 'no-reply@platewise.example' },
      recipients: ['somebody@example.org'],
    });
    expect(linkIn(received).token).toBe('WATCHWORD');
    expect(received.html).toContain(
      'href="https://platewise.example/reset-password#access_token=WATCHWORD"',
    );
    expect(received.text).toContain('30 minutes');
    expect(received.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(lines).toEqual([
      { level: 'info', message: 'letter delivered', letter: 'reset', attempts: 1 },
    ]);
  });

  test.each([
    'ada+plate@example.org',
    'zoë@example.org',
    '用户@example.org',
    "o'hara@example.org",
    'a,b@example.org',
    '"x"@example.org',
    'ada@bücher.example',
  ])('%s gets its own email, and nobody else does', async (address) => {
    const box = await startMailbox();
    const { mail } = await mailOver(smtpCarrier(box.url, 5000, from));
    await mail.send(email(address));
    const { recipients } = await box.next(/Reset/);
    const [name = '', host = ''] = address.split('@');
    const quoted = `"${name}"`;
    expect(recipients).toHaveLength(1);
    expect([`${name}@`, `${quoted}@`]).toContain(recipients[0]?.replace(/[^@]*$/, ''));
    expect([host, new URL(`http://${host}`).hostname]).toContain(recipients[0]?.split('@')[1]);
  });

  test('what is sent for an address that holds a header stays one email to one person', async () => {
    const box = await startMailbox();
    const { mail, settled } = await mailOver(smtpCarrier(box.url, 5000, from));
    await mail.send({
      ...email(),
      subject: 'One\r\nBcc: eve@example.org',
      replyTo: 'bob@example.org\r\nBcc: eve@example.org',
    });
    await settled();
    for (const each of box.emails)
      expect([each.recipients, each.bcc]).toEqual([['somebody@example.org'], undefined]);
  });

  test('feedback reaches the owner with its writer to answer to, and its markup is text', async () => {
    const box = await startMailbox();
    const { mail } = await mailOver(smtpCarrier(box.url, 5000, from));
    await mail.send(
      feedbackEmail(
        'owner@example.org',
        'somebody@example.org',
        'Nice <script>alert(1)</script>\nMore 🥘',
      ),
    );
    const received = await box.next('Feedback on Platewise');
    expect(received.replyTo).toEqual([{ name: '', address: 'somebody@example.org' }]);
    expect(received.text).toContain('Nice <script>alert(1)</script>\nMore 🥘');
    expect(received.html).toContain('Nice &lt;script&gt;alert(1)&lt;/script&gt;<br>More 🥘');
  });

  test('user and password of the address are what the server asks for; without the right ones the email is given up', async () => {
    const box = await startMailbox({
      authOptional: false,
      onAuth: ({ username, password }, _session, callback) =>
        username === 'plate wise' && password === 'p@ss:word'
          ? callback(null, { user: username })
          : callback(smtpError(535, 'p@ss:word is wrong')),
    });
    const withAuth = (user: string) =>
      box.url.replace('//', `//${encodeURIComponent(user)}:${encodeURIComponent('p@ss:word')}@`);
    const right = await mailOver(smtpCarrier(withAuth('plate wise'), 5000, from));
    await right.mail.send(email());
    await box.next(/Reset/);
    const wrong = await mailOver(smtpCarrier(withAuth('nobody'), 5000, from));
    await wrong.mail.send(email());
    await wrong.settled();
    expect(wrong.lines).toEqual([
      expect.objectContaining({
        level: 'error',
        message: 'letter given up',
        attempts: 1,
        code: 'EAUTH',
        smtp: 535,
      }),
    ]);
    expect(JSON.stringify(wrong.lines)).not.toContain('p@ss');
  });

  test('a server whose certificate nobody vouches for gets no email over smtps', async () => {
    expectConsole(/built-in default TLS certificate/);
    const box = await startMailbox({ secure: true });
    const { mail, lines, settled } = await mailOver(
      smtpCarrier(box.url.replace('smtp:', 'smtps:'), 5000, from),
    );
    await mail.send(email());
    await settled();
    expect(box.emails).toEqual([]);
    expect(lines.at(-1)).toMatchObject({ message: 'letter not delivered; trying again' });
  });

  test('a server that never greets is given up after the time-out', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((listening) => void silent.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(
      smtpCarrier(`smtp://127.0.0.1:${port}`, 50, from).deliver(email(), 'id'),
    ).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test('a recipient that the server refuses is not tried again, and the log does not name it', async () => {
    const box = await startMailbox({
      onRcptTo: (address, _session, callback) =>
        callback(smtpError(550, `No such user ${address.address}`)),
    });
    const { mail, lines, jobs, clock, settled } = await mailOver(smtpCarrier(box.url, 5000, from));
    await mail.send(email());
    await settled();
    expect((await jobs.list(9)).map(({ dead_at, problem }) => [dead_at, problem])).toEqual([
      [clock.now(), '550 EENVELOPE RCPT'],
    ]);
    expect(lines).toEqual([
      {
        level: 'error',
        message: 'letter given up',
        letter: 'reset',
        attempts: 1,
        code: 'EENVELOPE',
        smtp: 550,
        command: 'RCPT',
      },
    ]);
  });
});

describe('a delivery that fails', () => {
  test('is tried again after one, ten and forty-five seconds, give or take half, then ever more seldom for a day', async () => {
    const busy = smtpError(451, 'Try later, somebody@example.org');
    const { mail, lines, jobs, clock, settled, waits } = await mailOver(
      carrierWith(...Array.from({ length: 20 }, () => busy)),
    );
    await mail.send(email());
    await settled();
    const paused: number[] = [];
    while ((await jobs.list(1))[0]?.dead_at === null) {
      const wait = await waits();
      paused.push(wait / 1000);
      clock.advance(wait);
      await settled();
    }
    expect(paused.slice(0, 7)).toEqual([0.75, 7.5, 33.75, 225, 675, 2700, 10_800]);
    expect(new Set(paused.slice(7))).toEqual(new Set([10_800]));
    expect(paused.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(86_400);
    expect(lines.map((line) => line['message'])).toEqual([
      ...paused.map(() => 'letter not delivered; trying again'),
      'letter given up',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/somebody|WATCHWORD|Reset/);
  });

  test.each([['ECONNECTION'], ['ETIMEDOUT'], ['EDNS']])(
    'for %s succeeds with the next attempt',
    async (code) => {
      const carrier = carrierWith(Object.assign(new Error('x'), { code }));
      const { mail, lines, clock, settled } = await mailOver(carrier);
      await mail.send(email());
      await settled();
      clock.advance(750);
      await settled();
      expect([carrier.taken, carrier.tried]).toEqual([1, 2]);
      expect(lines.at(-1)).toEqual({
        level: 'info',
        message: 'letter delivered',
        letter: 'reset',
        attempts: 2,
      });
    },
  );

  test.each([
    [new Error('broken')],
    [null],
    ['text'],
    [Object.assign(new Error('x'), { code: 'EAUTH', responseCode: 535 })],
  ])('for a reason that will not pass (%s) is given up at once', async (reason) => {
    const { mail, lines, settled } = await mailOver(carrierWith(reason));
    await mail.send(email());
    await settled();
    expect(lines).toEqual([
      expect.objectContaining({ level: 'error', message: 'letter given up', attempts: 1 }),
    ]);
  });

  test('does not hold up other emails while it waits', async () => {
    const busy = smtpError(421, 'later');
    const carrier = carrierWith(...Array.from({ length: 5 }, () => busy));
    const { mail, clock, settled } = await mailOver(carrier);
    for (let count = 0; count < 6; count += 1) await mail.send(email());
    await settled();
    expect(carrier.taken).toBe(1);
    clock.advance(750);
    await settled();
    expect(carrier.taken).toBe(6);
  });
});

test('three emails at most are on their way at once', async () => {
  const ends: (() => void)[] = [];
  let left = 5;
  const { mail, settled } = await mailOver({
    deliver: () => new Promise<void>((end) => void ends.push(end)),
  });
  for (let count = 0; count < 5; count += 1) await mail.send(email());
  const done = settled();
  await expect.poll(() => ends.length).toBe(3);
  for (; left > 0; left -= 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(5 - left);
    expect(ends.length - (5 - left)).toBeLessThanOrEqual(3);
    ends[5 - left]?.();
  }
  await done;
});

describe('where emails go', () => {
  const configure = async (environment: Record<string, string>) =>
    readEnvironment({ ...(await emptyDatabase('SQLite')), ...environment });

  test('without SMTP_URL on a developer’s machine: into files that only their owner can read', async () => {
    const config = await configure({});
    const { mail, settled } = await mailOver(chooseCarrier(config));
    await mail.send(email('zoë@example.org'));
    await settled();
    const [received] = await readOutbox(config.dataDir);
    expect(received).toMatchObject({
      subject: 'Reset your Platewise password',
      to: [{ address: 'zoë@example.org' }],
      from: { address: 'no-reply@localhost' },
    });
    const [name = ''] = readdirSync(join(config.dataDir, 'outbox'));
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-reset-[0-9a-f]{8}\.eml$/);
    expect(statSync(join(config.dataDir, 'outbox', name)).mode & 0o077).toBe(0);
  });

  test('where other machines can reach the server: nowhere, and the log says so', async () => {
    const { mail, lines } = await mailOver(chooseCarrier(await configure({ HOST: '0.0.0.0' })));
    expect(mail.isOn).toBe(false);
    await mail.send(email());
    expect(lines).toEqual([
      { level: 'warn', message: 'letter dropped: no mail is set up', letter: 'reset' },
    ]);
  });

  test('by SMTP_URL always, from MAIL_FROM', async () => {
    const box = await startMailbox();
    const config = await configure({
      HOST: '0.0.0.0',
      SMTP_URL: box.url,
      MAIL_FROM: 'The kitchen <cook@platewise.example>',
    });
    const { mail } = await mailOver(chooseCarrier(config));
    await mail.send(email());
    expect((await box.next(/Reset/)).from).toEqual({
      name: 'The kitchen',
      address: 'cook@platewise.example',
    });
  });

  test('a folder that cannot be written is a failure like any other', async () => {
    const { mail, lines, settled } = await mailOver(outboxCarrier('/dev/null/outbox', from));
    await mail.send(email());
    await settled();
    expect(lines).toEqual([
      expect.objectContaining({ message: 'letter given up', code: 'ENOTDIR' }),
    ]);
  });

  test.each([
    [
      { MAIL_FROM: 'nobody' },
      'MAIL_FROM must be an email address, or a name with the address in <>.',
    ],
    [{ FEEDBACK_TO: 'a b' }, 'FEEDBACK_TO must be an email address.'],
  ])('%j is refused', (environment, message) => {
    expect(() => readEnvironment(environment)).toThrow(message);
  });
});
