/**
 * `npm run end-sessions -- --email ada@example.org`: signs an account out everywhere; `-- --all` everyone. Each call is
 * held against the database, so that it takes effect at once, while the server runs.
 */
import { parseArgs } from 'node:util';
import { readEnvironment } from '../server/infrastructure/config.ts';
import { openSecurityLog } from '../server/modules/security/openLog.ts';
import { openSessionDesk } from '../server/modules/sessions/sessionDesk.ts';
import { Refused, run } from './database.ts';

const usage = 'Usage: npm run end-sessions -- --email address | --all';

await run(async () => {
  const email = readArguments();
  const { HASH_KEY, DATABASE_URL, DATA_DIR } = process.env;
  const config = readEnvironment({ HASH_KEY, DATABASE_URL, DATA_DIR });
  const onError = (error: Error) => console.error(error.message);
  const desk = await openSessionDesk(config, onError);
  try {
    const ended = email === undefined ? await desk.endAll() : await desk.endOf(email);
    if (ended === undefined) throw new Refused('No account has this address.');
    console.log(ended === 1 ? '1 session has ended.' : `${ended} sessions have ended.`);
  } finally {
    await desk.close();
  }
  const log = await openSecurityLog(config, onError);
  try {
    await log.add({
      kind: 'operator_sessions',
      email,
      details: email === undefined ? 'all ended' : 'ended',
    });
  } finally {
    await log.close();
  }
});

/** @returns whose sessions are to end; nothing for everyone's */
function readArguments(): string | undefined {
  try {
    const { values } = parseArgs({
      options: { email: { type: 'string' }, all: { type: 'boolean', default: false } },
    });
    if ((values.email !== undefined) === values.all) throw new Error(usage);
    return values.email;
  } catch {
    throw new Refused(usage);
  }
}
