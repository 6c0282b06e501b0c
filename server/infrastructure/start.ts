// The life of the process: configuration, listening, and an orderly end.
import type { FastifyInstance } from 'fastify';
import { addressOf } from './http/address.ts';
import { buildApp } from './app.ts';
import { releaseStartMemory } from './memory.ts';
import { type Config, readEnvironment } from './config.ts';
import { explainStartFailure } from './startFailures.ts';

/** Listens until SIGTERM or SIGINT; ends the process with 1 and a plain message where it cannot. */
export async function start(): Promise<void> {
  // The database holds health data and password hashes: what is written is for this user alone.
  process.umask(0o077);
  let config: Config | undefined;
  try {
    config = readEnvironment(process.env);
    const app = await buildApp({ config, preparesPlanner: true });
    releaseStartMemory();
    stopOnSignal(app, config);
    await app.listen({ host: config.host, port: config.port });
    process.stdout.write(
      `Platewise is ready at ${config.publicOrigin ?? addressOf(app) ?? 'an unknown address'}\n`,
    );
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error, config)}\n`);
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
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
