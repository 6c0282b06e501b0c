/** The server as `npm start` runs it, on a free port and a fresh database, for as long as a bench needs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogInAnswer } from '../../contract/account.ts';

export interface Services {
  origin: string;
  pid: number;
  dataDir: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');
const longestStart = 20_000;

/** @param environment variables beside those that every bench needs. */
export async function startServices(environment: Record<string, string> = {}): Promise<Services> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'platewise-bench-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: 'development',
    ...environment,
  };
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(origin);
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir,
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new account, signed in. */
export async function signUp(origin: string): Promise<LogInAnswer> {
  const account = {
    email: `bench-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`,
    password: 'a long enough password',
  };
  await post(`${origin}/api/register`, { ...account, first_name: 'Ada', last_name: 'Bench' });
  return LogInAnswer.parse(await post(`${origin}/api/login`, account));
}

/** What the browser's storage holds of a new account that has signed in (SES-01). */
export async function sessionStorageOf(origin: string): Promise<Record<string, string>> {
  const {
    access_token = '',
    refresh_token = '',
    session_id = '',
    user_id = '',
    user_data,
  } = await signUp(origin);
  return {
    access_token,
    user_data: JSON.stringify({
      uid: user_id,
      id: user_id,
      email: user_data?.email,
      displayName: user_data?.display_name ?? null,
      photoURL: null,
    }),
    supabase_token: access_token,
    supabase_user_id: user_id,
    supabase_refresh_token: refresh_token,
    supabase_session_id: session_id,
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

export async function waitUntilHealthy(origin: string): Promise<void> {
  const deadline = Date.now() + longestStart;
  for (;;) {
    const isHealthy = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isHealthy) return;
    if (Date.now() > deadline)
      throw new Error(`${origin} did not come up in ${longestStart / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
