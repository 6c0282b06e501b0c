/**
 * `npm run verify`: what takes longer than a test run may. Its results are written under docs/.
 * Every part runs, whatever became of the one before.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const parts = [
  // Property tests read VERIFY and try many more cases.
  // and browser tests run at every width and in both colour modes, the long ones too.
  {
    name: 'every suite, with long property runs',
    args: ['scripts/test.ts', 'suites', 'build', 'browser'],
    env: { VERIFY: '1' },
  },
  // Goes on where it was stopped, and writes docs/verification.md.
  {
    name: 'weekly plans for all conditions, pairs, countries and budgets',
    args: ['tests/oracle/verifyPlans.ts'],
  },
  { name: 'six weeks priced apart from the kitchen', args: ['tests/oracle/pricedWeeks.ts'] },
  // Goes on where it was stopped, and writes docs/hardening.md.
  {
    name: 'hardening: bad input, kills, restarts, full disks, races, strangers, hostile pictures',
    args: ['scripts/hardening.ts'],
  },
  // Writes docs/walk.md.
  { name: 'a walk through the built app', args: ['tests/walk/walk.ts'] },
  { name: 'benchmarks', args: ['scripts/bench.ts'], env: { VERIFY: '1' } },
  {
    name: 'what the samples of the charts merge behaves alike',
    args: ['--max-old-space-size=6000', 'tests/model/alike.ts'],
  },
  {
    name: 'faults that the properties of the charts find',
    args: ['tests/model/writeProperties.ts'],
  },
  { name: 'faults planted in the charts', args: ['tests/model/faults.ts'] },
  { name: 'mutants of the charts', args: ['scripts/mutate.ts'] },
];

const failed: string[] = [];
for (const { name, args, env } of parts) {
  console.log(`\n═══ ${name}`);
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) failed.push(name);
}

console.log(
  `\n${parts.length - failed.length} of ${parts.length} parts hold.${failed.map((name) => `\nFailed: ${name}`).join('')}`,
);
if (failed.length > 0) process.exitCode = 1;
