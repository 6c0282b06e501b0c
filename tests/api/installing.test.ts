/** How the files of an installable app are sent. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './support.ts';

async function serve(environment: Record<string, string> = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'platewise-dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(join(dist, 'pages'));
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><head><title>Platewise</title></head><body><div id="root"></div></body>',
  );
  writeFileSync(join(dist, 'service-worker.js'), 'self.skipWaiting();');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  const { app } = await startServer('SQLite', { environment: { DIST_DIR: dist, ...environment } });
  return (url: string) => app.inject({ url });
}

test('the service worker is asked for again each time, and speaks for the whole origin', async () => {
  const answer = await (await serve())('/service-worker.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(answer.headers['content-security-policy']).toContain("worker-src 'self'");
});

test('the manifest is sent as one', async () => {
  const answer = await (await serve())('/manifest.webmanifest');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('application/manifest+json'),
  });
});

test('NAV-05 the bare page, which opens the app offline, holds nothing of anybody, and says who counts views where somebody does', async () => {
  const plain = await (await serve())('/index.html');
  expect(plain.body).toContain('<div id="root"></div>');
  expect(plain.body).not.toContain('page-views');
  expect(plain.headers['set-cookie']).toBeUndefined();
  const counted = await (
    await serve({ PAGE_VIEWS_URL: 'https://count.example.org/views' })
  )('/index.html');
  expect(counted.body).toContain(
    '<meta name="platewise:page-views" content="https://count.example.org/views" />',
  );
  expect(counted.headers).toMatchObject({ 'cache-control': 'no-cache' });
});
