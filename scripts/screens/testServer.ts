/** The built app on a folder of its own, at a fixed hour: what is photographed must not change from day to day. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** A Wednesday, shortly before supper. */
export const hour = Date.UTC(2026, 10, 18, 17, 40);

/** Read before the server's first line: its clock starts at the fixed hour and goes on from there. */
const clock = `
  const { now } = Date, late = now() - ${hour};
  globalThis.Date = class extends Date {
    constructor(...given) { given.length === 0 ? super(now() - late) : super(...given); }
    static now() { return now() - late; }
  };`;

export interface TestServer {
  readonly origin: string;
  /** Where it keeps its data, and the letters that it would send. */
  readonly dataDir: string;
  /** Looks into the database, or changes what time alone would change. */
  readonly query: <Row>(sql: string, ...values: (string | number | null)[]) => Row[];
  readonly close: () => Promise<void>;
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

/** Many people come from one address, on a busy machine. */
const usual = {
  LOG_LEVEL: 'warn',
  MAX_LOOP_DELAY_MS: '0',
  LOG_IN_LIMIT_PER_ADDRESS: '1000',
  LOG_IN_LIMIT_PER_EMAIL: '1000',
  REGISTER_LIMIT_PER_ADDRESS: '1000',
};

/** @param environment what it is told beside the usual */
export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'platewise-screens-'));
  const port = await freePort();
  const server: ChildProcess = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, 'server/main.ts'],
    {
      cwd: join(import.meta.dirname, '..', '..'),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: '',
        PORT: String(port),
        DATA_DIR: dataDir,
        ...usual,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Platewise is ready at')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    query: <Row>(sql: string, ...values: (string | number | null)[]) => {
      const database = new DatabaseSync(join(dataDir, 'platewise.sqlite'), { timeout: 5000 });
      try {
        return database.prepare(sql).all(...values) as Row[];
      } finally {
        database.close();
      }
    },
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, headless: true, args: flags });

export interface Look {
  /** In the picture's name. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly mode: 'light' | 'dark';
  /** 2: as with a zoom of 200 %. */
  readonly scale?: number;
}

/** A browser of one's own at the fixed hour, without motion. */
export async function visit(
  browser: Browser,
  { width, height, mode, scale = 1 }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    // Animations are stilled by a style of ours, which the page would refuse.
    bypassCSP: true,
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(15_000);
  await context.clock.setFixedTime(hour);
  return context;
}

/** Holds what is asked of a path for as long as the page lives: the screen waits for it. */
export const hold = (page: Page, path: string | RegExp): Promise<unknown> =>
  page.route(path, () => undefined);
/** The server answers a path with a failure. */
export const fail = (page: Page, path: string | RegExp, status = 500): Promise<unknown> =>
  page.route(path, (route) => route.fulfill({ status, json: { status: 'error', message: '' } }));
