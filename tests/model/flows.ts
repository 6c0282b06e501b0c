/**
 * `npm run flows` writes the flow documents; whether they are fresh, the charts' tests say. With `--site` it builds the
 * review site into reports/flows, with `--serve` it shows it too (on PORT, or any free port) until it is stopped.
 * `--views` walks the charts through their views first, so that the site has a screen for each state; `--release`
 * writes down the charts of a version that is about to be released, for the site to compare with.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { drawFlow } from './drawFlow.ts';
import { indexed, readmeOfCharts, surplusPages } from './flowDocuments.ts';
import { flowFolder, flowPage, readPage } from './flowPages.ts';
import { everySample } from './samples/index.ts';
import { buildSite } from './site/build.ts';
import { outlineOf, releaseFile } from './site/changes.ts';
import { serveSite } from './site/serve.ts';
import { renewViews } from './site/views.ts';

const wants = (option: string): boolean => process.argv.includes(option);

if (wants('--release')) writeRelease();
else if (wants('--site') || wants('--serve') || wants('--views')) await showSite();
else writeDocuments();

function writeRelease(): void {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  const charts = everySample
    .toSorted((a, b) => a.chart.localeCompare(b.chart))
    .map(({ chart, machine }) => `    "${chart}": ${JSON.stringify(outlineOf(machine))}`);
  writeFileSync(
    releaseFile,
    `{\n  "version": "${version}",\n  "charts": {\n${charts.join(',\n')}\n  }\n}\n`,
  );
  console.log(`The charts of ${version} are written down.`);
}

async function showSite(): Promise<void> {
  if (wants('--views')) renewViews();
  const folder = await buildSite();
  console.log(`The review site is in ${folder}: open index.html there.`);
  if (!wants('--serve')) return;
  const { address } = await serveSite(folder, Number(process.env['PORT'] ?? 0));
  console.log(`It is served at ${address} until you press Ctrl-C.`);
}

function writeDocuments(): void {
  const index = readFileSync(readmeOfCharts, 'utf8');
  const wanted = new Map<string, string>([
    [readmeOfCharts.href, indexed(index)],
    ...everySample.map((samples): [string, string] => [
      flowPage(samples.chart).href,
      drawFlow(samples),
    ]),
  ]);
  mkdirSync(flowFolder, { recursive: true });
  const stale = [...wanted].filter(([file, content]) => readPage(new URL(file)) !== content);
  const surplus = surplusPages();
  for (const [file, content] of stale) writeFileSync(new URL(file), content);
  for (const file of surplus) rmSync(file);

  const root = new URL('../../', import.meta.url).href;
  const changed = [...stale.map(([file]) => file), ...surplus.map(({ href }) => href)];
  console.log(
    changed.length === 0
      ? 'The flow documents were up to date.'
      : `Written: ${changed.map((file) => file.slice(root.length)).join(', ')}`,
  );
}
