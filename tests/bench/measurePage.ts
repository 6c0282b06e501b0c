/**
 * What a page costs on its first visit: bytes on the wire by kind, first and largest paint, and
 * the time in which the page could not answer.
 *
 * Every load is cold: a browser profile of its own, no cache, no service worker. Several pages are
 * measured in turns (A B C, A B C …), so that a noisy minute hits all of them, and the median of
 * the turns counts. Times say something only beside others of the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page as Tab } from 'playwright-core';
import { isKept } from '../browser/isKept.ts';
import { observePaints, type Observed } from './observePaints.ts';

export interface Page {
  name: string;
  url: string;
  /** What local storage holds before the page loads: a session, for a signed-in page. */
  storage?: Record<string, string>;
  /** The app has been here before: its service worker has what the pages need. */
  warm?: boolean;
}

export type Kind = 'script' | 'style' | 'font' | 'image' | 'api' | 'document' | 'other';

export interface Request {
  url: string;
  kind: Kind;
  /** Compressed body and headers, as they came over the wire. */
  bytes: number;
  /** The compressed body alone, as the server says it. */
  body: number;
  encoding: string;
}

export interface Load {
  requests: Request[];
  firstPaint: number;
  largestPaint: number;
  /** Sum of what long tasks took beyond 50 ms, from the start of the navigation. */
  blocking: number;
  shift: number;
  errors: string[];
}

export interface Cost {
  name: string;
  requests: number;
  scriptBytes: number;
  /** Without headers: what the build is answerable for. */
  scriptBodies: number;
  totalBytes: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** The worst of the turns. */
  shift: number;
  /** The last load, for what a median cannot say. */
  sample: Load;
}

interface Profile {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  isMobile: boolean;
  cpuSlowdown: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const kilobitsPerSecond = 1024 / 8;

/** `mobile` is a middling telephone on a slow 4G connection, as Lighthouse has it. */
export const profiles = {
  mobile: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    cpuSlowdown: 4,
    network: {
      latency: 562.5,
      downloadThroughput: 1474.56 * kilobitsPerSecond,
      uploadThroughput: 675 * kilobitsPerSecond,
    },
  },
  desktop: {
    viewport: { width: 1350, height: 940 },
    deviceScaleFactor: 1,
    isMobile: false,
    cpuSlowdown: 1,
  },
} satisfies Record<string, Profile>;

const quietFor = 2_000;
const longestLoad = 60_000;

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  // Nothing outside this machine is reached, so nothing outside it is measured.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

export async function measurePages(pages: Page[], profile: Profile, turns = 5): Promise<Cost[]> {
  const loads = new Map<Page, Load[]>(pages.map((page) => [page, []]));
  for (let turn = 0; turn < turns; turn++) {
    for (const page of pages) loads.get(page)?.push(await loadOnce(page, profile));
  }
  return pages.map((page) => costOf(page.name, loads.get(page) ?? []));
}

async function loadOnce(page: Page, profile: Profile): Promise<Load> {
  const executablePath = process.env['CHROMIUM'];
  if (!executablePath)
    throw new Error('CHROMIUM does not name a browser. `npm run bench` sets it.');
  const folder = mkdtempSync(join(tmpdir(), 'platewise-page-'));
  const { viewport, deviceScaleFactor, isMobile } = profile;
  const look = { viewport, deviceScaleFactor, isMobile, hasTouch: isMobile };
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    headless: true,
    args: browserFlags,
    serviceWorkers: page.warm ? 'allow' : 'block',
    ...look,
  });
  try {
    return await observeLoad(context, page, profile);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function observeLoad(context: BrowserContext, page: Page, profile: Profile): Promise<Load> {
  await context.addInitScript(observePaints);
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries(page.storage ?? {}),
  );
  const tab = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(tab);
  if (page.warm) await warmUp(tab, page.url);
  const traffic = await listenToTraffic(session);
  await throttle(session, profile);

  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  await tab.goto(page.url, { waitUntil: 'load', timeout: longestLoad });
  const observed = await waitUntilQuiet(tab, traffic);

  const blocking = observed.longTasks.reduce(
    (sum, task) => sum + Math.max(0, task.duration - 50),
    0,
  );
  return {
    requests: traffic.requests(),
    firstPaint: observed.firstPaint,
    largestPaint: observed.largestPaint,
    blocking,
    shift: observed.shift,
    errors,
  };
}

/** Opens the page once, without any throttling, and waits until its service worker has kept the rooms. */
async function warmUp(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await isKept(tab, { timeout: longestLoad });
  await tab.waitForLoadState('networkidle');
}

async function throttle(session: CDPSession, { cpuSlowdown, network }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (network)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

interface Traffic {
  requests(): Request[];
  /** Since when nothing is under way; undefined while something is. */
  quietSince(): number | undefined;
}

async function listenToTraffic(session: CDPSession): Promise<Traffic> {
  const all = new Map<string, Request>();
  const open = new Set<string>();
  let lastChange = Date.now();

  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^(data|blob):/.test(request.url)) return;
    all.set(requestId, { url: request.url, kind: 'other', bytes: 0, body: 0, encoding: '' });
    open.add(requestId);
    lastChange = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = all.get(requestId);
    if (!request) return;
    request.kind = kindOf(type, response.mimeType);
    request.encoding = response.headers['content-encoding'] ?? '';
    request.body = Number(response.headers['content-length'] ?? 0);
  });
  const close = (requestId: string, bytes: number) => {
    const request = all.get(requestId);
    if (request) request.bytes = bytes;
    open.delete(requestId);
    lastChange = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    close(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId, 0));
  await session.send('Network.enable');

  return {
    requests: () => [...all.values()],
    quietSince: () => (open.size === 0 ? lastChange : undefined),
  };
}

/** A load has ended when nothing was fetched and nothing long was computed for a while. */
async function waitUntilQuiet(tab: Tab, traffic: Traffic): Promise<Observed> {
  const deadline = Date.now() + longestLoad;
  for (;;) {
    await tab.waitForTimeout(250);
    const observed = await tab.evaluate(() => ({ ...window.observed, now: performance.now() }));
    const computedUntil = Math.max(
      0,
      ...observed.longTasks.map((task) => task.start + task.duration),
    );
    const quietSince = traffic.quietSince();
    const isQuiet =
      quietSince !== undefined &&
      Date.now() - quietSince > quietFor &&
      observed.now - computedUntil > quietFor;
    if (isQuiet || Date.now() > deadline) return observed;
  }
}

function kindOf(type: string, mime: string): Kind {
  if (type === 'Script' || mime.includes('javascript')) return 'script';
  if (type === 'Stylesheet') return 'style';
  if (type === 'Font' || mime.includes('font')) return 'font';
  if (type === 'Image' || mime.startsWith('image/')) return 'image';
  if (type === 'XHR' || type === 'Fetch') return 'api';
  return type === 'Document' ? 'document' : 'other';
}

function costOf(name: string, loads: Load[]): Cost {
  const sample = loads.at(-1);
  if (!sample) throw new Error(`${name} was never loaded.`);
  const bytesOf = (load: Load, kind?: Kind) =>
    load.requests
      .filter((each) => !kind || each.kind === kind)
      .reduce((sum, each) => sum + each.bytes, 0);
  return {
    name,
    requests: median(loads.map((load) => load.requests.length)),
    scriptBytes: median(loads.map((load) => bytesOf(load, 'script'))),
    scriptBodies: median(
      loads.map((load) =>
        load.requests
          .filter(({ kind }) => kind === 'script')
          .reduce((sum, { body }) => sum + body, 0),
      ),
    ),
    totalBytes: median(loads.map((load) => bytesOf(load))),
    firstPaint: median(loads.map((load) => load.firstPaint)),
    largestPaint: median(loads.map((load) => load.largestPaint)),
    blocking: median(loads.map((load) => load.blocking)),
    shift: Math.max(...loads.map((load) => load.shift)),
    sample,
  };
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
