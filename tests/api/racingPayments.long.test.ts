/** Confirmations of few payments that race each other, from two servers on PostgreSQL: each payment that was made counts once. */
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isLong, leaveFacts } from './hardening/long.ts';
import { type Caller, callerOf } from './hardening/writer.ts';
import { startPaystack } from './paystack.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { emptyDatabase, type EngineName, query, testDatabaseUrl, unlimited } from './support.ts';

const inFlight = 48;
const people = 2;
/** Of one person. */
const payments = 10;

interface Payment {
  readonly reference: string;
  readonly caller: number;
  readonly isPaid: boolean;
}

async function callersOf(servers: readonly ServerProcess[]): Promise<Caller[][]> {
  const [first] = servers;
  if (!first) throw new Error('There is no server.');
  const all = Array.from({ length: people }, async (_, at) => {
    const person = { email: `racer${at}@example.org`, password: 'secret words' };
    const call = callerOf(first);
    await call('POST', '/api/register', { ...person, first_name: 'A', last_name: 'B' });
    const { body } = await call('POST', '/api/login', person);
    const token = (body as { access_token: string }).access_token;
    return servers.map((server) => callerOf(server, token));
  });
  return Promise.all(all);
}

/** An event of the provider, signed; sent again after a 503, as the provider does. */
async function tell({ address }: ServerProcess, secret: string, data: object): Promise<number> {
  const body = JSON.stringify({ event: 'charge.success', data });
  const signature = createHmac('sha512', secret).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  for (;;) {
    const sent = { method: 'POST', headers, body };
    const answer = await fetch(`${address}/api/payment/webhook`, sent);
    await answer.text();
    if (answer.status !== 503) return answer.status;
  }
}

async function race(engine: EngineName, confirmations: number): Promise<void> {
  const database = await emptyDatabase(engine);
  const paystack = await startPaystack();
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    MAX_LOOP_DELAY_MS: '0',
    ...unlimited,
    ...database,
    ...paystack.environment,
    PAYSTACK_TIMEOUT_MS: '60000',
  };
  const secret = paystack.environment['PAYSTACK_SECRET_KEY'] ?? '';
  const servers: ServerProcess[] = [];
  for (let at = 0; at < (engine === 'PostgreSQL' ? 2 : 1); at += 1)
    servers.push(await startProcess(environment, 'tests/api/serverWithoutKitchen.ts'));
  const callers = await callersOf(servers);

  const opened: Payment[] = [];
  for (let at = 0; at < people * payments; at += 1) {
    const caller = at % people;
    const { body } = await callers[caller]![0]!('POST', '/api/payment/intents', {
      plan: 'monthly',
    });
    const { reference } = body as { reference: string };
    const kind = Math.floor(at / people) % 5;
    // Of five, three are paid, one is paid with too little, and one is not.
    if (kind < 4) paystack.replies.set(reference, kind === 3 ? { amount: 999 } : {});
    opened.push({ reference, caller, isPaid: kind < 3 });
  }

  const wrong: string[] = [];
  let next = 0;
  const confirm = async (turn: number): Promise<void> => {
    const { reference, caller, isPaid } = opened[turn % opened.length]!;
    const round = Math.floor(turn / opened.length);
    const at = round % servers.length;
    const amount = paystack.replies.get(reference) as { amount?: number } | undefined;
    if (round % 3 === 2 && amount) {
      const data = {
        id: 1,
        status: 'success',
        reference,
        amount: 1000,
        currency: 'USD',
        ...amount,
      };
      const status = await tell(servers[at]!, secret, data);
      if (status !== 200) wrong.push(`an event was answered with ${status}`);
      return;
    }
    const path = round % 3 === 0 ? '/api/payment/success' : '/api/subscription/activate-days';
    const report = {
      plan_name: 'monthly',
      plan_duration_minutes: 1,
      email: 'a@example.org',
      paystack_data: { reference },
    };
    const answer = await callers[caller]![at]!('POST', path, report);
    const { success } = answer.body as { success?: boolean };
    if (answer.status !== 200 || success !== isPaid)
      wrong.push(`${isPaid}: ${answer.status} ${answer.text}`);
  };
  const runner = async (): Promise<void> => {
    for (let turn = next++; turn < confirmations; turn = next++) await confirm(turn);
  };
  await Promise.all(Array.from({ length: inFlight }, runner));

  expect([...new Set(wrong)].slice(0, 5)).toEqual([]);
  const rows = await query(
    database,
    'select i.reference, count(*) as many from subscriptions s join payment_intents i on i.id = s.intent_id group by i.reference',
  );
  const counted = Object.fromEntries(rows.map(({ reference, many }) => [reference, Number(many)]));
  const paid = opened.filter(({ isPaid }) => isPaid);
  expect(counted).toEqual(Object.fromEntries(paid.map(({ reference }) => [reference, 1])));
  leaveFacts(
    `racing confirmations on ${engine}`,
    {
      confirmations,
      payments: opened.length,
      'of them paid': paid.length,
      'activated once': rows.length,
      'activated twice or wrongly': 0,
    },
    { servers: servers.length, 'at the same time': inFlight },
  );
}

/** A chunk's in the long form, of which there are five. */
const most = { SQLite: isLong ? 400 : 60, PostgreSQL: isLong ? 2000 : 40 };
const title = (engine: EngineName) =>
  `${most[engine]} racing confirmations activate each payment that was made once on ${engine}`;

test(title('SQLite'), async () => race('SQLite', most.SQLite), 3_600_000);
test.skipIf(!testDatabaseUrl)(
  title('PostgreSQL'),
  async () => race('PostgreSQL', most.PostgreSQL),
  3_600_000,
);
