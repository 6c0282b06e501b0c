// The life of the process: configuration, listening, and an orderly end.
import type { FastifyInstance } from 'fastify';
import { addressOf } from './address.ts';
import { buildApp } from './app.ts';
import { releaseStartMemory } from './memory.ts';
import { type Config, ConfigurationError, readEnvironment } from './plugins/env.ts';

/** Listens until SIGTERM or SIGINT; ends the process with 1 and a plain message where it cannot. */
export async function start(): Promise<void> {
  try {
    const config = readEnvironment(process.env);
    const app = await buildApp({ config });
    releaseStartMemory();
    stopOnSignal(app, config);
    await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`Platewise is ready at ${config.publicOrigin ?? addressOf(app) ?? 'an unknown address'}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** The first signal lets requests that were accepted finish; the second, or too long a wait, does not. */
function stopOnSignal(app: FastifyInstance, { shutdownTimeout }: Config): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    const giveUp = setTimeout(() => {
      app.log.error('requests were still running when the time to stop was over');
      process.exit(1);
    }, shutdownTimeout);
    giveUp.unref();
    app.close().then(() => process.exit(0), (error: unknown) => {
      app.log.error({ err: error }, 'could not stop in order');
      process.exit(1);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return `Platewise cannot start with this configuration:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? String(error.port) : '';
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop that one, or choose another port, as in: PORT=3001 npm start`;
  if (code === 'EACCES' && port !== '') return `This user may not listen on port ${port}. Choose one above 1023, as in: PORT=3000 npm start`;
  return `Platewise could not start: ${error.stack ?? error.message}`;
}
