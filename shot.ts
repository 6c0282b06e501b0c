import { provideChromium } from './scripts/chromium.ts';
import { startTestServer, openBrowser } from './scripts/screens/testServer.ts';
import * as people from './scripts/screens/people.ts';
import { mkdirSync } from 'node:fs';
mkdirSync('/tmp/pics', { recursive: true });
const server = await startTestServer();
await people.bringUp(server);
const browser = await openBrowser(provideChromium()!);
for (const [lang, scheme, w] of [['fr', 'light', 390], ['en', 'dark', 1280]] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: 844 }, colorScheme: scheme, locale: lang === 'fr' ? 'fr-FR' : 'en-GB' });
  await people.logIn(context, server, 'ada');
  if (lang === 'fr') await context.addInitScript(() => { localStorage.setItem('platewise_language', 'fr'); });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(lang, m.text().slice(0, 200)); });
  for (const [n, url] of [['kitchen', '/ai-kitchen'], ['planner', '/planner'], ['history', '/history'], ['shopping', '/shopping'], ['profile', '/profile'], ['settings', '/settings'], ['my', '/my-recipes'], ['household', '/household'], ['eats', '/who-eats'], ['recipe', '/recipe/jollof-rice']] as const) {
    await page.goto(server.origin + url, { waitUntil: 'load' });
    await page.waitForTimeout(3500);
    await page.screenshot({ path: `/tmp/pics/w-${n}-${lang}.png`, fullPage: w === 390 });
  }
}
process.exit(0);
