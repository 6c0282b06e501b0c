/** Traces are sent to whoever the configuration names, and hold nothing of anybody. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { finishedWork } from '../../server/infrastructure/observed.ts';
import { openaiStub } from '../photos/openai.ts';
import { onOneDatabase, send, sendForm, signUp, startServer } from './support.ts';
import { longTest } from '../verify.ts';

interface Sent {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly traceId: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string } }[];
}
interface Body {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[];
  }[];
}

/** A receiver of OTLP over HTTP. */
async function startReceiver() {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (text += part));
    request.on('end', () => {
      paths.add(request.url ?? '');
      bodies.push(text);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
  };
}

test('without a receiver nobody listens', async () => {
  await startServer('SQLite');
  expect(finishedWork.hasSubscribers).toBe(false);
});

onOneDatabase((engine) => {
  test('a request is told by its route, with its queries, and without what anybody wrote', async () => {
    const receiver = await startReceiver();
    const { app } = await startServer(engine, {
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/` },
    });
    const person = await signUp(app);
    await person.call('GET', '/api/meal_plans/0190c0de-0000-7000-8000-000000000000');
    await send(app, { method: 'GET', url: `/api/${person.email}?q=secret-words` });
    await app.close();

    expect([...receiver.paths]).toEqual(['/v1/traces']);
    const spans = receiver.spans();
    const request = spans.find(({ name }) => name === 'GET /api/meal_plans/:id');
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(inside.map(({ name }) => name)).toContain('SELECT');
    expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
    // Queries that write belong to the call that sent a body.
    const register = spans.find(({ name }) => /^POST .*register/.test(name));
    const written = spans.filter(({ parentSpanId }) => parentSpanId === register?.spanId);
    expect(written.map(({ name }) => name)).toContain('INSERT');
    for (const personal of [person.email, 'secret-words', '0190c0de', '127.0.0.1'])
      expect(receiver.text()).not.toContain(personal);
  });
});

test('calls to services and plans are told within their request', async () => {
  const receiver = await startReceiver();
  const model = await openaiStub([{ content: '{}' }, { content: '{}' }]);
  onTestFinished(model.close);
  const { app } = await startServer('SQLite', {
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      AI_BASE_URL: model.url,
      AI_MODEL: 'cooks',
    },
  });
  const person = await signUp(app);
  await sendForm(person, '/process', {
    image_or_ingredient_list: 'ingredient_list',
    ingredient_list: 'rice, tomatoes, a-secret-food',
  });
  const plan = new FormData();
  plan.set('location', 'Nigeria');
  plan.set('budget', '25000');
  await person.call('POST', '/auto_generate_plan', plan);
  await app.close();
  const spans = receiver.spans();
  const routeOf = (name: string) => {
    const parent = spans.find((span) => span.name === name)?.parentSpanId;
    return spans.find(({ spanId }) => spanId === parent)?.name;
  };
  expect(routeOf('call service')).toBe('POST /process');
  expect(receiver.text()).not.toContain('a-secret-food');
  expect(routeOf('plan')).toMatch(/^POST /);
});

longTest('a receiver that is away keeps nobody waiting', { timeout: 15_000 }, async () => {
  const { app } = await startServer('SQLite', {
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
  });
  const person = await signUp(app);
  expect((await person.call('GET', '/api/profile')).status).toBe(200);
  // It ends within this test's time.
  await app.close();
});
