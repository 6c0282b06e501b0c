// Traces in the words of OpenTelemetry, sent where OTEL_EXPORTER_OTLP_ENDPOINT says. Without it none of its
// packages is loaded. No attribute names a person, an address or anything that a caller wrote.
import type { Context, Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from './config.ts';
import { requestLog } from './logging.ts';
import { type FinishedWork, finishedWork } from './observed.ts';

/** Milliseconds that one delivery may take; a stopping server waits no longer for the last. */
const deliveryTime = 5000;

interface Trace {
  readonly span: Span;
  readonly context: Context;
}

/** Everything that looks at requests as they pass: it is told of all of them, so it comes first. */
export async function watchRequests(
  app: FastifyInstance,
  config: Pick<Config, 'traces'>,
): Promise<void> {
  await tracing(app, config);
  await app.register(requestLog);
}

/** Watches requests and what they wait for: queries, plans and calls to services. */
async function tracing(app: FastifyInstance, { traces }: Pick<Config, 'traces'>): Promise<void> {
  if (traces === undefined) return;
  const { api, provider } = await openProvider(traces);
  const tracer = provider.getTracer('platewise');
  const current = new AsyncLocalStorage<Trace>();
  const byRequest = new WeakMap<FastifyRequest, Trace>();

  app.addHook('onRequest', (request, _reply, done) => {
    // A trace that a caller names is not continued: anybody could join theirs to another's.
    const span = tracer.startSpan(request.method, { kind: api.SpanKind.SERVER }, api.ROOT_CONTEXT);
    const trace = { span, context: api.trace.setSpan(api.ROOT_CONTEXT, span) };
    byRequest.set(request, trace);
    current.run(trace, done);
  });
  // Reading a body may leave the request's own context.
  app.addHook('preValidation', (request, _reply, done) => {
    const trace = byRequest.get(request);
    if (trace) current.run(trace, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = byRequest.get(request)?.span;
    const route = request.routeOptions.url ?? 'none';
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    });
    if (reply.statusCode >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR });
    span?.end();
    done();
  });

  const tell = (message: unknown): void => {
    const trace = current.getStore();
    if (!trace) return;
    const { name, kind, attributes, started, ended, failed } = message as FinishedWork;
    const spanKind = kind === 'plan' ? api.SpanKind.INTERNAL : api.SpanKind.CLIENT;
    const options = { kind: spanKind, startTime: started, ...(attributes && { attributes }) };
    const span = tracer.startSpan(name, options, trace.context);
    if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end(ended);
  };
  finishedWork.subscribe(tell);
  app.addHook('onClose', async () => {
    finishedWork.unsubscribe(tell);
    // A receiver that is away keeps nobody from stopping.
    await provider.shutdown().catch(() => undefined);
  });
}

async function openProvider({ url, service }: NonNullable<Config['traces']>) {
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: deliveryTime });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  return { api, provider };
}
