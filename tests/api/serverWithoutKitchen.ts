/** The server as server/main.ts starts it, but without the catalogue, which takes longest to load: for tests that start it forty times. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import type { Kitchen } from '../../kitchen/index.ts';

enableCompileCache();
const { buildApp } = await import('../../server/infrastructure/app.ts');
const { readEnvironment } = await import('../../server/infrastructure/config.ts');

const app = await buildApp({ config: readEnvironment(process.env), kitchen: {} as Kitchen });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`Platewise is ready at ${address}\n`);
// It is killed, so it never comes to keep at its end what it has compiled.
flushCompileCache();
