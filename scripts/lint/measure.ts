/** What the linter counts in each file that is longer or more branched than `limits.ts` allows. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentLines, limit, limited, rulesOf, type Size } from './limits.ts';

const root = join(import.meta.dirname, '..', '..');
const kinds: Readonly<Record<string, keyof Size>> = {
  'eslint(complexity)': 'complexity',
  'eslint(max-lines)': 'lines',
  'eslint(max-lines-per-function)': 'functionLines',
};

/** The largest figure of each kind that is over the limit, by file. */
export function measure(): Map<string, Size> {
  const found = new Map<string, Size>();
  for (const { filename, code, message } of diagnostics()) {
    const kind = kinds[code];
    // 'has too many lines (60)', 'has a complexity of 16'
    const figure = Number(/\((\d+)\)|of (\d+)/.exec(message)?.slice(1).find(Boolean));
    if (!kind) continue;
    const size = found.get(filename) ?? {};
    found.set(filename, { ...size, [kind]: Math.max(size[kind] ?? 0, figure) });
  }
  return found;
}

function diagnostics(): { filename: string; code: string; message: string }[] {
  const overrides = [
    { files: ['src/**/*.tsx'], rules: rulesOf({ functionLines: componentLines }) },
  ];
  const rules = { plugins: [], categories: { correctness: 'off' }, rules: rulesOf(limit) };
  // Beside the folders: the linter reads a configuration's globs from where it lies.
  const config = join(root, `.limits-${process.pid}.json`);
  writeFileSync(config, JSON.stringify({ ...rules, overrides }));
  try {
    const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const { stdout } = spawnSync(
      process.execPath,
      [oxlint, '--config', config, '--format', 'json', ...limited],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 },
    );
    return (JSON.parse(stdout) as { diagnostics: ReturnType<typeof diagnostics> }).diagnostics;
  } finally {
    rmSync(config, { force: true });
  }
}
