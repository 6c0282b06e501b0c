// Email: through the SMTP server of SMTP_URL; else, on a developer's machine, as .eml files
// in data/outbox; else not at all. Whoever sends one waits until it is stored, and never for its delivery.
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '../../domain/durations.ts';
import type { Config } from './config.ts';
import type { NewJob, Queue } from './jobs/queue.ts';

export interface Email {
  /** For the log and for the names of files, where a subject would be too much. */
  readonly kind:
    | 'reset'
    | 'verify'
    | 'password-changed'
    | 'feedback'
    | 'security'
    | 'sign-in'
    | 'receipt'
    | 'plan-ends'
    | 'trial-ends'
    | 'new-email'
    | 'old-email';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
}

/** What takes an email to its destination, or throws. @param id the same for each attempt, so that a mailbox can tell a repetition. */
export interface Carrier {
  deliver(email: Email, id: string): Promise<void>;
}

/** What is written when it leaves, since its link counts from then on. */
type Wish = 'reset' | 'verify' | 'new-email' | 'old-email';

/** Of the person who reads it, as far as we have texts. */
export type LetterLanguage = 'en' | 'fr';

export interface Mail {
  /** Whether emails go anywhere. */
  readonly isOn: boolean;
  /** Stores an email, to be delivered as soon as may be. @param userId whose: it goes with the account. */
  send(email: Email, userId?: string): Promise<void>;
  /** The same for an email that is written when it leaves. */
  ask(
    kind: Wish,
    of: string,
    language: LetterLanguage,
    options: Pick<NewJob, 'rest' | 'life' | 'userId'>,
  ): Promise<void>;
  /** Who writes those that are asked for; nothing is sent where there is nothing to say any more. */
  writes(
    kind: Wish,
    write: (of: string, language: LetterLanguage) => Promise<Email | undefined>,
  ): void;
}

interface Log {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
}

/** How long a letter is worth trying (ms). */
const letterLife = day;

/** Mail over a carrier and a queue; without a carrier, emails are dropped and the log says so. */
export function createMail(
  carrier: Carrier | undefined,
  queue: Pick<Queue, 'add' | 'handle'>,
  log: Log,
): Mail {
  const dropped = (kind: string): void =>
    log.warn({ letter: kind }, 'letter dropped: no mail is set up');

  /** @param write what is to be delivered, of what was stored */
  const handle = (kind: string, write: (payload: unknown) => Promise<Email | undefined>): void => {
    if (!carrier) return;
    queue.handle(kind, {
      async work({ id, attempts, payload }) {
        const email = await write(payload);
        if (!email) return;
        await carrier.deliver(email, id).catch((error: unknown) => {
          throw new NotDelivered('An email could not be delivered.', { cause: error });
        });
        log.info({ letter: email.kind, attempts }, 'letter delivered');
      },
      // What is no word of the mail server's, such as a database that is away, may pass.
      judge: (error) =>
        error instanceof NotDelivered
          ? { isPassing: isTemporary(error.cause), problem: inShort(describe(error.cause)) }
          : { isPassing: true, problem: inShort(describe(error)) },
      failed(outcome, { attempts, payload }, error) {
        const fields = {
          letter: letterKind(kind, payload),
          attempts,
          ...describe(error instanceof NotDelivered ? error.cause : error),
        };
        if (outcome === 'again') log.warn(fields, 'letter not delivered; trying again');
        else log.error(fields, 'letter given up');
      },
    });
  };
  handle('letter', async (payload) => payload as Email);

  return {
    isOn: carrier !== undefined,

    async send(email, userId) {
      if (!carrier) return dropped(email.kind);
      await queue.add({ kind: 'letter', payload: email, userId, life: letterLife });
    },

    async ask(kind, of, language, options) {
      if (!carrier) return dropped(kind);
      await queue.add({ kind, payload: { of, language }, ...options });
    },

    writes: (kind, write) => handle(kind, (payload) => write(...wishIn(payload))),
  };
}

/** What was stored of a wish; an earlier version stored no language. */
function wishIn(payload: unknown): [of: string, language: LetterLanguage] {
  if (typeof payload !== 'object' || payload === null || !('of' in payload))
    return [String(payload), 'en'];
  const isFrench = 'language' in payload && payload.language === 'fr';
  return [String(payload.of), isFrench ? 'fr' : 'en'];
}

/** Its cause is what a carrier threw. */
class NotDelivered extends Error {
  override name = 'NotDelivered';
}

const letterKind = (job: string, payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'kind' in payload ? String(payload.kind) : job;

const inShort = ({ code, smtp, command }: ReturnType<typeof describe>): string =>
  [smtp, code, command].filter((part) => part !== undefined).join(' ') || 'unknown';

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
function messageOf({ to, subject, text, html, replyTo }: Email, from: string, id: string) {
  return {
    messageId: `<${id}@${/@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`,
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
    async deliver(email, id) {
      const transport = (await nodemailer()).createTransport({
        url,
        dnsTimeout: timeout,
        connectionTimeout: timeout,
        greetingTimeout: timeout,
        socketTimeout: timeout,
      });
      try {
        await transport.sendMail(messageOf(email, from, id));
      } finally {
        transport.close();
      }
    },
  };
}

/** Writes each email to a file of its own, whose name begins with the time; a file is whole as soon as it has its name. */
export function outboxCarrier(folder: string, from: string): Carrier {
  return {
    async deliver(email, id) {
      const transport = (await nodemailer()).createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      });
      const { message } = await transport.sendMail(messageOf(email, from, id));
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${email.kind}-${randomBytes(4).toString('hex')}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
}
