/** `npm run flows` writes the flow documents; with `--check` it only says whether they are stale. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { drawFlow, drawIndex } from './drawFlow.ts';
import { everySample } from './samples/index.ts';

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
