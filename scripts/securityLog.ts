/**
 * `npm run security-log`: what the security log holds, newest first. `-- --email ada@example.org` shows one
 * account's, `--kind log_in_failed` one kind, `--days 7` how far back (1), `--most 500` how many (200).
 * Accounts and network addresses are told by keyed hashes: the same hash is the same account.
 */
import { parseArgs } from 'node:util';
import { day } from '../domain/durations.ts';
import { readEnvironment } from '../server/infrastructure/config.ts';
import { openSecurityLog } from '../server/modules/security/openLog.ts';
import { Refused, run } from './database.ts';

const usage =
  'Usage: npm run security-log -- [--email address] [--kind kind] [--days number] [--most number]';

await run(async () => {
  const { email, kind, days, most } = readArguments();
  const { HASH_KEY, DATABASE_URL, DATA_DIR } = process.env;
  const log = await openSecurityLog(
    readEnvironment({ HASH_KEY, DATABASE_URL, DATA_DIR }),
    (error) => console.error(error.message),
  );
  try {
    const events = await log.list({ email, kind, since: Date.now() - days * day, most });
    for (const { at, kind: what, account_hash, address_hash, details } of events)
      console.log(
        [
          new Date(at).toISOString(),
          what.padEnd(22),
          `account ${account_hash?.slice(0, 10) ?? '-'}`,
          `from ${address_hash?.slice(0, 10) ?? '-'}`,
          details,
        ]
          .join('  ')
          .trimEnd(),
      );
    console.log(events.length === 1 ? '1 event.' : `${events.length} events.`);
    await log.add({ kind: 'log_read', details: 'by an operator' });
  } finally {
    await log.close();
  }
});

function readArguments(): {
  email: string | undefined;
  kind: string | undefined;
  days: number;
  most: number;
} {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { email: text, kind: text, days: text, most: text } });
    const [days, most] = [Number(values.days ?? 1), Number(values.most ?? 200)];
    if (!(days > 0) || !Number.isInteger(most) || most < 1) throw new Error(usage);
    return { email: values.email, kind: values.kind, days, most };
  } catch {
    throw new Refused(usage);
  }
}
