/**
 * `node scripts/limits.ts`: what is longer than scripts/lint/limits.ts allows, the largest first.
 * `--lower` writes smaller figures into its list and takes off what fits; it raises none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { longer, type Size } from './lint/limits.ts';
import { measure } from './lint/measure.ts';

const file = join(import.meta.dirname, 'lint', 'limits.ts');
const measured = measure();

for (const kind of ['complexity', 'functionLines', 'lines'] as const) {
  const over = [...measured].filter(([, size]) => size[kind] !== undefined);
  over.sort(([, a], [, b]) => (b[kind] ?? 0) - (a[kind] ?? 0));
  console.log(`\n${kind}: ${over.length} files`);
  for (const [path, size] of over) console.log(`${String(size[kind]).padStart(5)}  ${path}`);
}
if (process.argv.includes('--lower')) lower();

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
