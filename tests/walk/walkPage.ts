/** docs/walk.md: which states of which charts the walk through the built app has come to, and what was wrong on the way. */
import { writeFileSync } from 'node:fs';
import { charts } from '../machines/charts.ts';
import { statesOf } from './goals.ts';
import { outOfReach } from './outOfReach.ts';
import type { Walk } from './walker.ts';

const percent = (part: number, all: number): string =>
  `${((100 * part) / Math.max(1, all)).toFixed(0)} %`;

export function writeWalk(
  walk: Walk,
  { seed, minutes }: { readonly seed: number; readonly minutes: number },
): void {
  const rows = Object.entries(charts).map(([name, machine]) => {
    const all = statesOf(machine);
    const missing = all.filter((state) => !walk.goals.reached.has(state));
    return {
      name,
      all: all.length,
      missing: missing.map((state) => state.slice(machine.id.length + 1)),
    };
  });
  const all = rows.reduce((sum, row) => sum + row.all, 0);
  const missing = rows.reduce((sum, row) => sum + row.missing.length, 0);
  const complaints = new Map<string, readonly string[]>();
  for (const { what, after } of walk.complaints)
    if (!complaints.has(what)) complaints.set(what, after);
  const page = `# A walk through the built app

Written by \`node tests/walk/walk.ts\`, a part of \`npm run verify\`. People with and without an account, on their first day, paying, and after their trial, go through the built app in Chromium at 390 and 1,280 px: first on the errands of [errands.md](../tests/walk/errands.md), some of them with a second tab, without a network or with answers that no healthy server gives, then on by what was tried least where the charts are. The errand comes next on whose charts most has not been reached; from the second time on, calls on the way are lost, refused or late, each kind of call in each way. After each step the address, the app chart's path and the screen must say the same, something must stand there, something must be left to press, and work must end.

${new Date().toISOString().slice(0, 10)}, ${minutes.toFixed(0)} minutes, seed ${seed}: ${walk.steps} steps, **${all - missing} of ${all} states reached (${percent(all - missing, all)})**, ${complaints.size} complaints.

| chart | states reached | not reached |
|---|---|---|
${rows.map((row) => `| ${row.name} | ${row.all - row.missing.length} of ${row.all} | ${row.missing.join(', ')} |`).join('\n')}

## Out of reach

These count as not reached above; the derived tests stand for them.

| state | why |
|---|---|
${[...outOfReach]
  .filter(([state]) => !walk.goals.reached.has(state))
  .map(([state, why]) => `| ${state} | ${why} |`)
  .join('\n')}
${
  complaints.size === 0
    ? ''
    : `\n## Complaints\n\n${[...complaints].map(([what, after]) => `- ${what}\n${after.map((each) => `  - ${each}`).join('\n')}`).join('\n')}\n`
}`;
  writeFileSync(new URL('../../docs/walk.md', import.meta.url), page);
  console.log(
    `${walk.steps} steps, ${all - missing} of ${all} states (${percent(all - missing, all)}), ${complaints.size} complaints`,
  );
}
