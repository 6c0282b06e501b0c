/** The app as `npm start` serves it, on a fresh database; one for a whole run. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dataFolder } from '../dataFolder.ts';

export interface RunningApp {
  origin: string;
  dataDir: string;
  close: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as { port: number };
        probe.close(() => resolve(port));
      });
  });

/** Starts the server as `npm start` does, on a port and a folder of its own. */
export async function startApp(environment: Record<string, string> = {}): Promise<RunningApp> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await start(environment);
    } catch (error) {
      // Between looking for a free port and listening on it another program may have taken it.
      if (attempts === 3 || !String(error).includes('is in use by another program')) throw error;
    }
  }
}

async function start(environment: Record<string, string>): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(dataFolder(), 'platewise-browser-'));
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      MAX_LOOP_DELAY_MS: '0',
      // Any week that keeps all limits will do.
      PLAN_GAP_PERCENT: '50',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Platewise is ready at')) resolve();
    };
    server.stdout!.on('data', hear);
    server.stderr!.on('data', hear);
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    sharedApp: { origin: string; dataDir: string };
  }
}

/** All tests of a run come from one address: together they would meet its limits. */
const limits = Object.fromEntries(
  ['LOG_IN', 'REGISTER', 'MAIL', 'PASSWORD', 'FEEDBACK', 'TRY'].map((kind) => [
    `${kind}_LIMIT_PER_ADDRESS`,
    '100000',
  ]),
);

/** Starts the app that the files of a run share, before the first of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDir, close } = await startApp(limits);
  project.provide('sharedApp', { origin, dataDir });
  return close;
}
