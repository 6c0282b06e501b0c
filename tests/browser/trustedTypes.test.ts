/** Every page, reached by its address and from the one before, with markup and code from strings shut out. */
import { expect, test } from 'vitest';
import { pages } from '../../src/app/features.ts';
import { settleIn, signUpAndOpen } from './support.ts';

const { house, visit } = settleIn();

test('no page writes markup or code from a string, and none could', async () => {
  const { page, complaints } = await visit({ width: 1280, expectFailures: /4\d\d \(/ });
  expect(pages.length).toBeGreaterThan(20);
  page.setDefaultTimeout(15_000);
  const look = async (path: string) => {
    await page.goto(`${house.origin}${path}`);
    // A page without its id says so, beneath no heading of its own.
    await expect
      .poll(async () => [path, await page.locator('main').innerText(), complaints], {
        timeout: 10_000,
      })
      .toEqual([path, expect.stringMatching(/\w/), []]);
  };
  for (const { path, access } of pages) if (access !== 'signedIn') await look(path);
  await signUpAndOpen(page, house, '/ai-kitchen');
  for (const { path, access } of pages) if (access === 'signedIn') await look(path);
  expect(complaints).toEqual([]);

  const refused = await page.evaluate(async () => {
    const { trustedTypes: gate } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const tries = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => (document.createElement('script').src = 'https://evil.example/a.js'),
      () => (document.createElement('script').textContent = 'alert(1)'),
      () => new Worker('https://evil.example/a.js'),
      () => document.createElement('iframe').setAttribute('srcdoc', '<p>'),
      () => gate.createPolicy('default', {}),
      () => gate.createPolicy('another', {}),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    });
  });
  expect(refused).toEqual(refused.map(() => 'TypeError'));
}, 120_000);
