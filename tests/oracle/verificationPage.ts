// What the long verification found, as a page for readers.
import type { Catalogue } from '../../kitchen/catalogue/types.ts';
import type { Case } from './planCases.ts';

export interface Outcome extends Case {
  /** 'planned', or why there is no plan. */
  readonly code: string;
  /** Computing, for the answer alone. */
  readonly milliseconds: number;
  readonly gap: number | null;
  readonly exact: boolean | null;
  readonly faults: readonly string[];
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

const meaning: Readonly<Record<string, string>> = {
  planned: 'a week, checked by the oracle',
  budget_too_small:
    'refused with the smallest budget that would do; that budget was planned and checked, and one per cent less was refused again',
  conflict: 'refused, naming two hard limits that exclude each other',
  impossible: 'refused: proven that no week of our dishes keeps all hard limits',
  no_plan_in_time: 'no week found in time, and none excluded',
};

/** The page; `all` is how many cases there are in the whole list. */
export function pageOf(outcomes: readonly Outcome[], all: number, catalogue: Catalogue): string {
  const name = (id: string): string => catalogue.conditions.get(id)?.name ?? id;
  const codes = [...new Set(outcomes.map(({ code }) => code))].sort(
    (a, b) =>
      outcomes.filter(({ code }) => code === b).length -
      outcomes.filter(({ code }) => code === a).length,
  );
  const planned = outcomes.filter(({ code }) => code === 'planned');
  const gaps = planned.map(({ gap }) => gap ?? 1);
  const faulty = outcomes.filter(({ faults }) => faults.length);
  const pairs = new Set(
    outcomes
      .filter(({ conditions }) => conditions.length === 2)
      .map(({ conditions }) => conditions.join('+')),
  );
  const singles = new Set(
    outcomes
      .filter(({ conditions }) => conditions.length === 1)
      .map(({ conditions }) => conditions[0]),
  );
  const refusedPairs = (code: string): string =>
    outcomes
      .filter((each) => each.code === code && each.conditions.length)
      .map(({ conditions }) => conditions.map(name).join(' and '))
      .sort()
      .filter((each, i, list) => each !== list[i - 1])
      .map((each) => `- ${each}`)
      .join('\n');
  const shareWithin = (most: number): string =>
    `${((100 * gaps.filter((gap) => gap <= most).length) / Math.max(1, gaps.length)).toFixed(1)} %`;
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  return `# Verification of weekly plans

Written by \`npm run verify\`. Each case is planned, and an oracle that shares no code with the planner (\`tests/oracle/\`) works everything out again from the raw tables: nutrition, hard limits, exclusions, cost against budget, how often a dish stands, and every figure that the report shows.

${outcomes.length.toLocaleString('en')} of ${all.toLocaleString('en')} cases done: ${singles.size} conditions alone, ${pairs.size.toLocaleString('en')} pairs of them, ${new Set(outcomes.map(({ iso2 }) => iso2)).size} countries, one to four people, budgets from a third of an ordinary week's to four times as much.

${(planned.length + outcomes.filter(({ code }) => code === 'budget_too_small').length).toLocaleString('en')} weeks were checked, those for a smallest budget among them.

**${faulty.length === 0 ? 'No fault was found.' : `${faulty.length} cases have faults.`}**

| answer | cases | what was checked |
|---|---|---|
${codes.map((code) => `| ${code} | ${outcomes.filter((each) => each.code === code).length.toLocaleString('en')} | ${meaning[code] ?? ''} |`).join('\n')}

| of the weeks planned | |
|---|---|
| gap proven, half of them within | ${percent(quantile(gaps, 0.5))} |
| gap proven, 95 % within | ${percent(quantile(gaps, 0.95))} |
| within 1 % of the bound over all day menus | ${shareWithin(0.01)} |
| within 2 % | ${shareWithin(0.02)} |
| widest gap | ${percent(Math.max(0, ...gaps))} |
| pricing ended exactly | ${planned.filter(({ exact }) => exact).length.toLocaleString('en')} of ${planned.length.toLocaleString('en')} |
| computing for an answer, half / 95 % / all within | ${[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0)).join(' / ')} ms |

Wide gaps belong to budgets close to the smallest: there a week is a choice among a few whole portions, which the bound does not know.
${
  faulty.length
    ? `\n## Faults\n\n${faulty
        .slice(0, 50)
        .map(
          ({ conditions, iso2, budget, faults }) =>
            `- ${conditions.map(name).join(' and ') || 'no condition'}, ${iso2}, ${budget}: ${faults.slice(0, 3).join('; ')}`,
        )
        .join('\n')}\n`
    : ''
}
## Refused as contradictory

${refusedPairs('conflict') || 'None.'}

## Refused as impossible

${refusedPairs('impossible') || 'None.'}
`;
}
