/**
 * Plans for every condition, every pair, every country and many budgets, each checked against the raw tables; written to
 * docs/verification.md. It may be stopped at any time: what is done is kept in .cache/ and not done again, as long as the kitchen
 * and the oracle are the same. `--minutes 10` stops by itself after ten minutes; the page then says how much is done.
 */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { planWeek } from '../../kitchen/planning/index.ts';
import { highs, kitchen } from '../kitchen/plan/support.ts';
import { faultsOf } from './checkPlan.ts';
import { allCases, requestOf } from './planCases.ts';
import type { Case } from './planCases.ts';
import { pricedWeeksIn } from './pricedWeeksPage.ts';
import { pageOf } from './verificationPage.ts';
import type { Outcome } from './verificationPage.ts';

const root = join(import.meta.dirname, '../..');

/** Changes with any file that could change a result. */
function stateOfTheKitchen(): string {
  const hash = createHash('sha256');
  for (const file of globSync(
    ['kitchen/**/*', 'tests/oracle/*.ts', 'tests/kitchen/plan/support.ts'],
    { cwd: root, withFileTypes: true },
  )
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .toSorted())
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Milliseconds that this thread has spent computing: a plan's time then means the same on a busy machine. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** As long as the services give a plan. */
const limits = { milliseconds: 8000, now: threadTime };

function verify(each: Case): Outcome {
  const began = threadTime();
  const request = requestOf(each);
  const answer = planWeek(kitchen, highs, request, limits);
  const outcome: Outcome = {
    ...each,
    code: answer.code ?? 'planned',
    milliseconds: Math.round(threadTime() - began),
    gap: answer.report?.proof?.gap ?? null,
    exact: answer.report?.proof?.exact ?? null,
    faults: answer.meal_plan ? faultsOf(answer, each) : [],
  };
  const smallest = answer.smallest_budget;
  if (answer.code !== 'budget_too_small' || smallest === undefined) return outcome;
  const works = planWeek(kitchen, highs, { ...request, budget: smallest }, limits);
  const less = planWeek(kitchen, highs, { ...request, budget: smallest * 0.99 }, limits);
  const faults = works.meal_plan
    ? faultsOf(works, { ...each, budget: smallest })
    : [`the smallest budget of ${smallest} does not do: ${works.code ?? ''}`];
  if (smallest <= each.budget)
    faults.push(`the smallest budget of ${smallest} is no more than what was given`);
  if (less.code !== 'budget_too_small')
    faults.push(`one per cent under the smallest budget of ${smallest} does as well`);
  return { ...outcome, faults };
}

const at = process.argv.indexOf('--minutes');
const minutes = at < 0 ? 45 : Number(process.argv[at + 1]);
const store = join(root, '.cache', 'verification');
mkdirSync(store, { recursive: true });
const file = join(store, `${stateOfTheKitchen()}.jsonl`);
const done = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Outcome)
  : [];
const cases = allCases();
const stop = Date.now() + minutes * 60_000;
for (const each of cases.slice(done.length)) {
  if (Date.now() > stop) break;
  const outcome = verify(each);
  done.push(outcome);
  appendFileSync(file, `${JSON.stringify(outcome)}\n`);
  if (outcome.faults.length)
    console.error(
      `${each.conditions.join(' + ') || 'general'}, ${each.iso2}, ${each.budget}: ${outcome.faults.join('; ')}`,
    );
  if (done.length % 100 === 0) console.log(`${done.length} of ${cases.length}`);
}
const page = join(root, 'docs', 'verification.md');
const priced = existsSync(page) ? pricedWeeksIn(readFileSync(page, 'utf8')) : '';
writeFileSync(
  page,
  [pageOf(done, cases.length, kitchen.catalogue).trimEnd(), priced].filter(Boolean).join('\n\n'),
);
const faulty = done.filter(({ faults }) => faults.length).length;
console.log(
  `${done.length} of ${cases.length} cases, ${faulty} with faults. Written to docs/verification.md.${done.length < cases.length ? ' Run it again to go on.' : ''}`,
);
if (faulty) process.exitCode = 1;
