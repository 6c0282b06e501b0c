/**
 * What a person may use is asked each minute by everybody: how fast that is. And payments under a storm:
 * ten confirmations of each of a thousand references, by reports and webhooks, at two server processes
 * on one PostgreSQL.
 */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import pg from 'pg';
import * as z from 'zod/mini';
import type { Figure } from '../../scripts/bench.ts';
import { startPostgres } from '../../scripts/postgres.ts';
import { type Services, signUp, startServices } from './services.ts';

export const name = 'Access and payment';

const connections = 50;
const highestP99 = 15; // ms
const seconds = 8;
const references = Number(process.env['BENCH_REFERENCES'] ?? 1000);
const repeats = 10;
/** Requests that are under way at once. */
const atOnce = 100;
const buyers = Math.ceil(references / 20);
const secretKey = 'sk_test_of_the_bench';
const Intent = z.object({ reference: z.string() });

export async function run(): Promise<Figure[]> {
  return [await measureStatus(), ...(await storm())];
}

async function measureStatus(): Promise<Figure> {
  const services = await startServices();
  try {
    const { access_token = '' } = await signUp(services.origin);
    const options = {
      url: `${services.origin}/api/subscription/status`,
      connections,
      headers: { authorization: `Bearer ${access_token}` },
    };
    await autocannon({ ...options, duration: 3 });
    const result = await autocannon({ ...options, duration: seconds });
    if (result.non2xx + result.errors > 0)
      throw new Error(`The status call failed ${result.non2xx + result.errors} times.`);
    return {
      what: `GET /api/subscription/status, ${connections} connections`,
      measured: `p99 ${result.latency.p99} ms, p50 ${result.latency.p50} ms, ${result.requests.average.toFixed(0)} requests/s`,
      target: `p99 ≤ ${highestP99} ms`,
      met: result.latency.p99 <= highestP99,
    };
  } finally {
    await services.stop();
  }
}

async function storm(): Promise<Figure[]> {
  const postgres = startPostgres();
  if (!postgres)
    return [
      {
        what: 'Confirmations of payments at two processes',
        measured: 'not run: no PostgreSQL here',
        target: 'for comparison',
        met: true,
      },
    ];
  const provider = await startProvider();
  const environment = {
    DATABASE_URL: postgres.url,
    PAYSTACK_PUBLIC_KEY: 'pk_test_of_the_bench',
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    LOG_LEVEL: 'fatal',
    REGISTER_LIMIT_PER_ADDRESS: '100000',
    LOG_IN_LIMIT_PER_ADDRESS: '100000',
  };
  const servers: Services[] = [];
  try {
    for (let each = 0; each < 2; each += 1) servers.push(await startServices(environment));
    return await bombard(servers, postgres.url);
  } finally {
    for (const server of servers) await server.stop();
    provider.closeAllConnections();
    provider.close();
    postgres.stop();
  }
}

interface Bought {
  reference: string;
  token: string;
}

async function bombard(servers: readonly Services[], url: string): Promise<Figure[]> {
  const bought = await openIntents(servers);
  const jobs = shuffled(
    bought.flatMap((each) =>
      Array.from({ length: repeats }, (_, i) => ({
        ...each,
        server: servers[i % servers.length] as Services,
        isWebhook: i % 3 === 2,
      })),
    ),
  );
  const start = performance.now();
  const [confirmed, tried] = [{ count: 0 }, { count: 0 }];
  await inParallel(jobs, async ({ reference, token, server, isWebhook }) => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      tried.count += 1;
      const answer = await (isWebhook
        ? sendWebhook(server, reference)
        : report(server, reference, token));
      if (answer.ok && z.parse(z.object({ success: z.boolean() }), await answer.json()).success)
        return void (confirmed.count += 1);
    }
  });
  const took = (performance.now() - start) / 1000;

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ activations: string; intents: string; gaps: string }>(`
    select count(*) as activations, count(distinct intent_id) as intents,
      (select count(*) from (select start_at, lag(end_at) over (partition by user_id order by start_at) as before from subscriptions) as periods where before is not null and before <> start_at) as gaps
    from subscriptions`);
  await client.end();
  const { activations, intents, gaps } = rows[0] ?? { activations: '0', intents: '0', gaps: '0' };
  return [
    {
      what: `${jobs.length.toLocaleString('en')} confirmations of ${references.toLocaleString('en')} references (reports and webhooks, ${atOnce} at once, two processes on one PostgreSQL)`,
      measured: `${activations} activations of ${intents} references, ${gaps} gaps or overlaps; ${confirmed.count.toLocaleString('en')} answered as successful in ${tried.count.toLocaleString('en')} requests, ${took.toFixed(0)} s`,
      target: `exactly ${references.toLocaleString('en')}`,
      met:
        Number(activations) === references &&
        Number(intents) === references &&
        Number(gaps) === 0 &&
        confirmed.count === jobs.length,
    },
  ];
}

async function openIntents(servers: readonly Services[]): Promise<Bought[]> {
  const tokens: string[] = [];
  for (let each = 0; each < buyers; each += 1)
    tokens.push((await signUp((servers[each % 2] as Services).origin)).access_token ?? '');
  const bought: Bought[] = [];
  await inParallel(
    Array.from({ length: references }, (_, i) => i),
    async (i) => {
      const token = tokens[i % tokens.length] ?? '';
      const answer = await post(
        servers[i % 2] as Services,
        '/api/payment/intents',
        { plan: 'weekly' },
        { authorization: `Bearer ${token}` },
      );
      bought.push({ token, ...z.parse(Intent, await answer.json()) });
    },
  );
  return bought;
}

const report = (server: Services, reference: string, token: string): Promise<Response> =>
  post(
    server,
    '/api/payment/success',
    { email: '', plan_name: 'weekly', plan_duration_minutes: 10_080, paystack_data: { reference } },
    { authorization: `Bearer ${token}` },
  );

const sendWebhook = (server: Services, reference: string): Promise<Response> => {
  const event = { event: 'charge.success', data: dataOf(reference) };
  return post(server, '/api/payment/webhook', event, {
    'x-paystack-signature': createHmac('sha512', secretKey)
      .update(JSON.stringify(event))
      .digest('hex'),
  });
};

const dataOf = (reference: string): object => ({
  id: 1,
  status: 'success',
  reference,
  amount: 250,
  currency: 'USD',
});

const post = (
  server: Services,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<Response> =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A Paystack that knows every reference as paid. */
async function startProvider(): Promise<Server> {
  const server = createServer((request, response) => {
    const reference = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        status: true,
        message: 'Verification successful',
        data: dataOf(reference),
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [all[i], all[j]] = [all[j] as Item, all[i] as Item];
  }
  return all;
}
