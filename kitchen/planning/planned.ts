// The answer to who asked for a week: the meals with their figures, and what is told beside them.
import type { GeneratedPlan, PlanReport } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { KitchenNote, Note } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { answerFor, mealPlanOf } from './answer.ts';
import { arrange } from './arrange.ts';
import { mealOfDay, withWordsKept } from './kept.ts';
import { longestDay } from './minutes.ts';
import { hasPlanned } from './mealsOut.ts';
import { notUnderstoodAt } from './memberReport.ts';
import type { PlanningKitchen, Prepared } from './prepare.ts';
import type { Programme } from './programme.ts';
import { reportOf } from './report.ts';
import { keptMinutes } from './relaxations.ts';
import { givenUpNote, ranOutOfTime } from './reportNotes.ts';
import { countedNotes } from './wordsDish.ts';
import { atTheTill } from './tillBudget.ts';
import type { SolveAgain } from './tillBudget.ts';
import type { WeekSolution } from './week.ts';
import type { CookingRules } from './weekRules.ts';
import { meals } from './worth.ts';

interface About {
  readonly solveAgain: SolveAgain;
  readonly smallest: number | null;
  readonly givenUp?: CookingRules | null;
  readonly within?: NonNullable<PlanReport['rules']>['within'];
}

/** A solved week as it is answered: its meals, and what is told of them. */
export function planned(
  prepared: Prepared,
  programme: Programme,
  solution: WeekSolution,
  { smallest, givenUp = null, within, solveAgain }: About,
  { catalogue }: PlanningKitchen,
): GeneratedPlan {
  const { checked, understanding, needs, atTable } = prepared;
  const { country, budget, have } = checked;
  const { choices } = programme;
  const { exact, bound } = solution;
  const atTill = atTheTill(prepared, programme, solution, solveAgain, catalogue);
  const week = arrange(atTill.days, programme);
  const report = reportOf(
    {
      week,
      choices,
      needs,
      country,
      atTable,
      budget,
      smallestBudget: smallest,
      leastTill: atTill.leastTill,
      have,
      margin: prepared.brief.margin,
      proof: { ...atTill, bound, exact },
      notes: [...notesOf(prepared, givenUp, within, catalogue), ...(exact ? [] : [ranOutOfTime])],
    },
    catalogue,
  );
  const mealPlan = mealPlanOf(week, programme, answerFor(prepared, catalogue));
  return {
    meal_plan: withWordsKept(mealPlan, prepared.plan ?? [], prepared.kept),
    source: 'kitchen',
    report: {
      ...report,
      days: report.days.filter((_, day) => hasPlanned(week[day] ?? [], choices)),
      ...(givenUp ? { rules: rulesSaid(givenUp, longestDay(week, choices, givenUp), within) } : {}),
      ...notUnderstoodAt(understanding, atTable),
    },
  };
}

type RulesSaid = NonNullable<PlanReport['rules']>;

const notesOf = (
  prepared: Prepared,
  givenUp: CookingRules | null,
  within: RulesSaid['within'],
  catalogue: Catalogue,
): Note[] => [
  ...prepared.understanding.notes,
  ...prepared.checked.notes,
  ...inWordsNotes(prepared, catalogue),
  ...(givenUp ? [givenUpNote(givenUp)] : []),
  ...(within ? [keptMinutes(within.budget, within.more, within.currency)] : []),
];

/** Meals that stay and are counted by what the person wrote of them. */
function inWordsNotes({ plan, kept }: Prepared, catalogue: Catalogue): KitchenNote[] {
  const counted = kept.flatMap(({ dish, day, meal }) => {
    const own = dish.words && plan?.find((each) => each.day === weekdays[day]);
    return own ? [{ dish, of: mealOfDay(own, meals[meal] ?? 'lunch') }] : [];
  });
  return countedNotes(counted, catalogue);
}

const rulesSaid = (
  { weekday, weekend }: CookingRules,
  longest: RulesSaid['longest'],
  within: RulesSaid['within'],
): RulesSaid => ({
  code: 'rules.minutesGivenUp',
  params: { weekday_minutes: weekday, weekend_minutes: weekend },
  ...(longest ? { longest } : {}),
  ...(within ? { within } : {}),
});
