/** A chart that touches the world does not compile: machines/tsconfig.json knows neither the DOM nor Node. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const effects = {
  window: "window.location.assign('/login')",
  document: "document.title = 'Platewise'",
  localStorage: 'localStorage.clear()',
  fetch: "void fetch('/api/profile')",
  setTimeout: 'setTimeout(() => undefined, 1000)',
  setInterval: 'setInterval(() => undefined, 1000)',
  console: "console.log('here')",
  process: 'process.exit(1)',
  Buffer: "Buffer.from('here')",
};

/** A chart with one action, and in it the line in question. */
const chart = (line: string) => `import { setup } from 'xstate';
import type { calls } from '../contract/calls.ts';

export type Calls = typeof calls;
export const machine = setup({ actions: { act: () => { ${line}; } } }).createMachine({ entry: 'act' });
`;

const root = join(import.meta.dirname, '..', '..');
const copy = mkdtempSync(join(tmpdir(), 'platewise-effects-'));
let complaints = '';

beforeAll(() => {
  for (const path of ['package.json', 'tsconfig.base.json', 'machines', 'contract'])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [name, line] of Object.entries(effects))
    writeFileSync(join(copy, 'machines', `${name}.effect.ts`), chart(line));
  writeFileSync(join(copy, 'machines', 'none.effect.ts'), chart('Math.max(1, 2)'));

  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  complaints = spawnSync(process.execPath, [tsc, '--project', 'machines', '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  }).stdout;
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(Object.keys(effects))('%s in a chart does not compile', (name) => {
  expect(complaints).toMatch(
    new RegExp(
      `machines/${name}\\.effect\\.ts\\(5,\\d+\\): error TS\\d+: Cannot find name '${name}'`,
    ),
  );
});

test('the same chart without an effect compiles', () => {
  expect(complaints).not.toContain('none.effect.ts');
});
