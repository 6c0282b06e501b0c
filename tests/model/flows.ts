/**
 * `npm run flows` writes the flow documents; with `--check` it only says whether they are stale. With `--site` it builds the
 * review site into reports/flows, with `--serve` it shows it too (on PORT, or any free port) until it is stopped.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { drawFlow, drawIndex } from './drawFlow.ts';
import { everySample } from './samples/index.ts';
import { buildSite } from './site/build.ts';
import { serveSite } from './site/serve.ts';

if (['--site', '--serve'].some((each) => process.argv.includes(each))) await showSite();
else writeDocuments();

async function showSite(): Promise<void> {
  const folder = await buildSite();
  console.log(`The review site is in ${folder}: open index.html there.`);
  if (!process.argv.includes('--serve')) return;
  const { address } = await serveSite(folder, Number(process.env['PORT'] ?? 0));
  console.log(`It is served at ${address} until you press Ctrl-C.`);
}

function writeDocuments(): void {
  const root = new URL('../../', import.meta.url);
  const folder = new URL('docs/flows/', root);
  const readme = new URL('machines/README.md', root);
  const [begin, end] = ['<!-- charts: written by npm run flows -->', '<!-- end of charts -->'];

  const text = readFileSync(readme, 'utf8');
  const index =
    text.slice(0, text.indexOf(begin) + begin.length) +
    `\n\n${drawIndex(everySample)}\n\n` +
    text.slice(text.indexOf(end));
  const wanted = new Map<string, string>([
    [readme.href, index],
    ...everySample.map((samples): [string, string] => [
      new URL(`${samples.chart}.md`, folder).href,
      drawFlow(samples),
    ]),
  ]);

  mkdirSync(folder, { recursive: true });
  const surplus = readdirSync(folder)
    .map((file) => new URL(file, folder).href)
    .filter((file) => !wanted.has(file));
  const read = (file: string): string | null => {
    try {
      return readFileSync(new URL(file), 'utf8');
    } catch {
      return null;
    }
  };
  const stale = [
    ...[...wanted].filter(([file, content]) => read(file) !== content).map(([file]) => file),
    ...surplus,
  ].map((file) => file.slice(root.href.length));

  if (!process.argv.includes('--check')) {
    for (const [file, content] of wanted) writeFileSync(new URL(file), content);
    for (const file of surplus) rmSync(new URL(file));
    console.log(
      stale.length === 0 ? 'The flow documents were up to date.' : `Written: ${stale.join(', ')}`,
    );
  } else if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run npm run flows and commit what it writes.`);
    process.exitCode = 1;
  }
}
