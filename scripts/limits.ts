/**
 * `node scripts/limits.ts`: how long our lines are, and what is longer than scripts/lint/limits.ts allows, the largest first.
 * `--lower` writes smaller figures into its list and takes off what fits; it raises none.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limited, longer, type Size } from './lint/limits.ts';
import { measure } from './lint/measure.ts';

const file = join(import.meta.dirname, 'lint', 'limits.ts');
const measured = measure();

for (const kind of ['complexity', 'functionLines', 'lines'] as const) {
  const over = [...measured].filter(([, size]) => size[kind] !== undefined);
  over.sort(([, a], [, b]) => (b[kind] ?? 0) - (a[kind] ?? 0));
  console.log(`\n${kind}: ${over.length} files`);
  for (const [path, size] of over) console.log(`${String(size[kind]).padStart(5)}  ${path}`);
}
printLines();
if (process.argv.includes('--lower')) lower();

/** The mean length of the lines that are not blank, and how many are longer than 100 and 120. */
function printLines(): void {
  const lines = globSync(limited.map((folder) => `${folder}/**/*.{ts,tsx}`)).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== ''),
  );
  const mean = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
  const count = (than: number) => lines.filter((line) => line.length > than).length;
  const share = (than: number) =>
    `${((100 * count(than)) / lines.length).toFixed(1)} % over ${than}`;
  console.log(
    `\nlines: ${lines.length}, ${mean.toFixed(0)} characters, ${share(100)}, ${share(120)}`,
  );
}

function lower(): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const kept = lines.flatMap((line) => {
    const path = /^ {2}'(.+)': \{/.exec(line)?.[1];
    const listed = path === undefined ? undefined : longer[path];
    if (path === undefined || !listed) return [line];
    const size = smallerOf(listed, measured.get(path) ?? {});
    return size.length === 0 ? [] : [`  '${path}': { ${size.join(', ')} },`];
  });
  writeFileSync(file, kept.join('\n'));
}

function smallerOf(listed: Size, now: Size): string[] {
  return (['complexity', 'functionLines', 'lines'] as const).flatMap((kind) => {
    const [was, is] = [listed[kind], now[kind]];
    return was === undefined || is === undefined ? [] : [`${kind}: ${Math.min(was, is)}`];
  });
}
