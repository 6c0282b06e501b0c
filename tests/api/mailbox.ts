/** A real SMTP server that keeps what it receives, and a reader of the outbox folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedEmail extends Email {
  /** As the SMTP envelope names them. */
  recipients: string[];
  /** The whole message as it came. */
  raw: string;
}

export interface Mailbox {
  url: string;
  emails: ReceivedEmail[];
  /** The next email with such a subject, now or when it comes; each is given out once. */
  next: (subject: string | RegExp) => Promise<ReceivedEmail>;
}

interface SmtpError extends Error {
  responseCode: number;
}

export function smtpError(responseCode: number, message: string): SmtpError {
  return Object.assign(new Error(message), { responseCode });
}

/** Listens until the end of the test. */
export async function startMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const emails: ReceivedEmail[] = [];
  const given = new Set<ReceivedEmail>();
  let waiting: (() => void)[] = [];
  const receive = async (stream: AsyncIterable<Buffer>, recipients: string[], done: () => void) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    emails.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString() });
    const wake = waiting;
    waiting = [];
    for (const each of wake) each();
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      void receive(stream, recipients, callback);
    },
    ...options,
  });
  // A client that hangs up is that client's failure.
  server.on('error', () => {});
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    async next(subject) {
      for (;;) {
        const found = emails.find(
          (each) =>
            !given.has(each) &&
            (typeof subject === 'string'
              ? each.subject === subject
              : subject.test(each.subject ?? '')),
        );
        if (found) {
          given.add(found);
          return found;
        }
        await new Promise<void>((arrived) => void waiting.push(arrived));
      }
    },
  };
}

/** What lies in the outbox, oldest first. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  return Promise.all(
    readdirSync(folder)
      .toSorted()
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
}

/** The one link of an email, and what its fragment carries. */
export function linkIn({ text = '' }: Pick<Email, 'text'>): { href: string; token: string } {
  const [href, ...others] = text.match(/https?:\/\/\S+/g) ?? [];
  if (href === undefined || others.length > 0)
    throw new Error(`Not one link, but ${others.length + (href ? 1 : 0)}, in: ${text}`);
  return {
    href,
    token: new URLSearchParams(new URL(href).hash.slice(1)).get('access_token') ?? '',
  };
}
