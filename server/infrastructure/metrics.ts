// What the server counts of itself, in the words of Prometheus. It is told to whoever knows METRICS_TOKEN;
// without one nothing is counted. No label names a person, an address or anything that a caller wrote.
import { say } from '../../contract/say.ts';
import type { FastifyInstance } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Config } from './config.ts';
import type { JobCount } from './jobs/repository.ts';
import { notFound } from './http/refusal.ts';

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
const type = 'text/plain; version=0.0.4; charset=utf-8';

interface Times {
  /** How many took at most as long as each bucket says. */
  readonly within: number[];
  count: number;
  sum: number;
}

export function metrics(
  app: FastifyInstance,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  waiting: { counts: () => Promise<readonly JobCount[]> },
): void {
  if (metricsToken === undefined) return;
  const answered = new Map<string, number>();
  const times = new Map<string, Times>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  app.addHook('onClose', async () => void loop.disable());

  app.addHook('onResponse', (request, reply, done) => {
    // A route as it is written in the code: what was asked for where there is none is nobody's business.
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${request.method}",route="${route}"`;
    const line = `${labels},status="${reply.statusCode}"`;
    answered.set(line, (answered.get(line) ?? 0) + 1);
    const seconds = reply.elapsedTime / 1000;
    const taken = times.get(labels) ?? { within: buckets.map(() => 0), count: 0, sum: 0 };
    for (const [index, bound] of buckets.entries())
      if (seconds <= bound) taken.within[index] = (taken.within[index] ?? 0) + 1;
    taken.count += 1;
    taken.sum += seconds;
    times.set(labels, taken);
    done();
  });

  const expected = digestOf(`Bearer ${metricsToken}`);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Whoever does not know the token is told no more than where there are no metrics.
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected))
      throw notFound(say('address.nothing', 'There is nothing here.'));
    // Whether the database answers is a matter of /readyz: the rest is told without it.
    const counts = await waiting.counts().catch(() => []);
    const text = [...requests(answered, times), ...jobs(counts), ...machine(loop), ''].join('\n');
    loop.reset();
    return reply.type(type).send(text);
  });
}

const digestOf = (text: string): Buffer => hash('sha256', text, 'buffer');

const about = (name: string, kind: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
];

function requests(
  answered: ReadonlyMap<string, number>,
  times: ReadonlyMap<string, Times>,
): string[] {
  const name = 'platewise_request_seconds';
  return [
    ...about('platewise_requests_total', 'counter', 'Requests that were answered.'),
    ...[...answered].map(([labels, count]) => `platewise_requests_total{${labels}} ${count}`),
    ...about(name, 'histogram', 'From a request to the end of its answer.'),
    ...[...times].flatMap(([labels, { within, count, sum }]) => [
      ...buckets.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${within[index]}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum.toFixed(6)}`,
      `${name}_count{${labels}} ${count}`,
    ]),
  ];
}

const jobs = (counts: readonly JobCount[]): string[] =>
  counts.length === 0
    ? []
    : [
        ...about(
          'platewise_jobs_waiting',
          'gauge',
          'Jobs that wait or are under way, on all processes.',
        ),
        ...counts.map(({ kind, waiting }) => `platewise_jobs_waiting{kind="${kind}"} ${waiting}`),
        ...about(
          'platewise_jobs_given_up',
          'gauge',
          'Jobs that were given up and are kept for an operator.',
        ),
        ...counts.map(({ kind, dead }) => `platewise_jobs_given_up{kind="${kind}"} ${dead}`),
      ];

/** The process itself; the event loop's delay since it was last asked about. */
function machine(loop: ReturnType<typeof monitorEventLoopDelay>): string[] {
  const { user, system } = process.cpuUsage();
  const delay = 'platewise_event_loop_delay_seconds';
  const seconds = (nanoseconds: number) => (nanoseconds / 1e9).toFixed(6);
  return [
    ...about(delay, 'gauge', 'How late the event loop turned since the last reading.'),
    `${delay}{quantile="0.5"} ${seconds(loop.percentile(50))}`,
    `${delay}{quantile="0.99"} ${seconds(loop.percentile(99))}`,
    `${delay}{quantile="1"} ${seconds(loop.max)}`,
    ...about('process_resident_memory_bytes', 'gauge', 'Resident memory.'),
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    ...about('process_cpu_seconds_total', 'counter', 'Processor time.'),
    `process_cpu_seconds_total ${((user + system) / 1e6).toFixed(3)}`,
    ...about('process_start_time_seconds', 'gauge', 'When it started.'),
    `process_start_time_seconds ${Math.round((Date.now() - process.uptime() * 1000) / 1000)}`,
  ];
}
