// Email: through the SMTP server of SMTP_URL; else, on a developer's machine, as .eml files
// in data/outbox; else not at all. Whoever sends one never waits for it.
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';

export interface Email {
  /** For the log and for the names of files, where a subject would be too much. */
  readonly kind: 'reset' | 'verify' | 'password-changed' | 'feedback' | 'security' | 'sign-in';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
}

/** What takes an email to its destination, or throws. */
export interface Carrier {
  deliver(email: Email): Promise<void>;
}

export interface Mail {
  /** Whether emails go anywhere. */
  readonly isOn: boolean;
  /** Takes an email and returns at once. Delivery is tried four times within about a minute; a failure is logged without address, subject or text. */
  send(email: Email): void;
  /** Resolves when every email that was taken is delivered or given up. */
  settled(): Promise<void>;
  /** Gives the emails on their way a moment, and gives up those that wait for another attempt. */
  close(): Promise<void>;
}

export interface MailOptions {
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Waits for so many milliseconds, or until it is aborted. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  readonly random?: () => number;
}
interface Log {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
}

/** Milliseconds before the second attempt and those after it, each times 0.5 to 1.5, so that a recovering server is not met by all at once. */
const pauses: readonly number[] = [1000, 10_000, 45_000];
const mostAtOnce = 3;
const mostWaiting = 1000;
const closeGrace = 2000;

const waitUnlessAborted = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal }).catch(() => {});

/** Mail over a carrier; without one, emails are dropped and the log says so. */
export function createMail(
  carrier: Carrier | undefined,
  { log, wait = waitUnlessAborted, random = Math.random }: MailOptions,
): Mail {
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  const queue: (() => void)[] = [];
  let free = mostAtOnce;

  const takeTurn = (): Promise<void> => {
    if (free === 0) return new Promise((turn) => void queue.push(turn));
    free -= 1;
    return Promise.resolve();
  };
  const endTurn = (): void => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };

  const attempt = async (to: Carrier, email: Email): Promise<unknown> => {
    await takeTurn();
    try {
      await to.deliver(email);
      return undefined;
    } catch (error) {
      return error ?? new Error('The carrier gave no reason.');
    } finally {
      endTurn();
    }
  };

  const carry = async (to: Carrier, email: Email): Promise<void> => {
    const { kind } = email;
    for (let attempts = 1; ; attempts += 1) {
      const error = await attempt(to, email);
      if (error === undefined) return log.info({ letter: kind, attempts }, 'letter delivered');
      const next = pauses[attempts - 1];
      if (next === undefined || !isTemporary(error) || closing.signal.aborted)
        return log.error({ letter: kind, attempts, ...describe(error) }, 'letter given up');
      log.warn(
        { letter: kind, attempts, ...describe(error) },
        'letter not delivered; trying again',
      );
      await wait(next * (0.5 + random()), closing.signal);
    }
  };

  return {
    isOn: carrier !== undefined,

    send(email) {
      if (!carrier) return log.warn({ letter: email.kind }, 'letter dropped: no mail is set up');
      if (running.size >= mostWaiting)
        return log.error({ letter: email.kind }, 'letter dropped: too many are waiting');
      const run = carry(carrier, email).finally(() => running.delete(run));
      running.add(run);
    },

    async settled() {
      await Promise.all(running);
    },

    async close() {
      closing.abort();
      const waiting = new AbortController();
      await Promise.race([Promise.all(running), waitUnlessAborted(closeGrace, waiting.signal)]);
      waiting.abort();
      if (running.size > 0)
        log.warn({ letters: running.size }, 'stopped before all letters were delivered');
    },
  };
}

const lost = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
]);

/** SMTP says with 4xx that another attempt may do; so does a connection that was not had or was lost. */
function isTemporary(error: unknown): boolean {
  const { code, smtp } = describe(error);
  return smtp === undefined ? code !== undefined && lost.has(code) : smtp >= 400 && smtp < 500;
}

/** Without the message: servers quote the address in it. */
function describe(error: unknown): { code?: string; smtp?: number; command?: string } {
  if (typeof error !== 'object' || error === null) return {};
  const { code, responseCode, command } = error as {
    code?: unknown;
    responseCode?: unknown;
    command?: unknown;
  };
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { smtp: responseCode } : {}),
    ...(typeof command === 'string' ? { command: command.split(' ', 1)[0] ?? '' } : {}),
  };
}

/** The carrier that the configuration asks for; nothing where no email may leave. */
export function chooseCarrier({
  mail: { smtpUrl, timeout, from },
  standIns,
  dataDir,
}: Pick<Config, 'mail' | 'standIns' | 'dataDir'>): Carrier | undefined {
  if (smtpUrl !== undefined) return smtpCarrier(smtpUrl, timeout, from);
  return standIns ? outboxCarrier(join(dataDir, 'outbox'), from) : undefined;
}

/** nodemailer is read with the first email: most processes that start never send one. */
const nodemailer = async () => (await import('nodemailer')).default;

/** As nodemailer wants it; addresses are handed over apart, so that nothing in one can become another or a header. */
function messageOf({ to, subject, text, html, replyTo }: Email, from: string) {
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @param timeout how long (ms) each step may take: to connect, to be greeted, to wait for an answer. */
export function smtpCarrier(url: string, timeout: number, from: string): Carrier {
  return {
    async deliver(email) {
      const transport = (await nodemailer()).createTransport({
        url,
        dnsTimeout: timeout,
        connectionTimeout: timeout,
        greetingTimeout: timeout,
        socketTimeout: timeout,
      });
      try {
        await transport.sendMail(messageOf(email, from));
      } finally {
        transport.close();
      }
    },
  };
}

/** Writes each email to a file of its own, whose name begins with the time; a file is whole as soon as it has its name. */
export function outboxCarrier(folder: string, from: string): Carrier {
  return {
    async deliver(email) {
      const transport = (await nodemailer()).createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      });
      const { message } = await transport.sendMail(messageOf(email, from));
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${email.kind}-${randomBytes(4).toString('hex')}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
}
