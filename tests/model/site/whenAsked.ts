/** `npm run dev` starts this: the review site under /flows, built when somebody first opens it. */
import { serveSite } from './serve.ts';

const root = new URL('../../../', import.meta.url);
const { address } = await serveSite(
  new URL('reports/flows', root).pathname,
  Number(process.env['PORT'] ?? 0),
  async () => {
    // Nothing of it is read before: all charts and their samples take a while.
    const { buildSite } = await import('./build.ts');
    await buildSite();
  },
);
console.log(`The charts can be read at /flows (behind the page; ${address} by itself).`);
