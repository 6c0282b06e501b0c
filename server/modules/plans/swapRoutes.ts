// One meal of a week replaced by another, or dishes for its place to choose from.
import { swapMeal } from '../../../contract/plans.ts';
import { offerSwaps } from '../../../contract/swaps.ts';
import type { WeekRules } from '../../../contract/weekRules.ts';
import type { Ask } from './planningService.ts';
import type { Services } from '../../infrastructure/services.ts';
import type { Serve } from '../../infrastructure/http/serve.ts';

interface Around {
  readonly location?: string | undefined;
  readonly budget?: number | undefined;
  readonly ingredient_list?: string | undefined;
  readonly sickness?: string | undefined;
  readonly rules?: WeekRules | undefined;
  readonly start_date?: string | undefined;
}

export const askAround = ({
  location,
  budget,
  ingredient_list,
  sickness,
  rules,
  start_date: date,
}: Around): Ask => ({
  country: location ?? null,
  budget: budget ?? null,
  ingredients: ingredient_list ?? null,
  sickness,
  rules: rules ?? null,
  date,
});

export function swapRoutes(
  serve: Serve,
  { planning, access }: Pick<Services, 'planning' | 'access'>,
): void {
  serve(swapMeal, async ({ body, person, calledOff }) => {
    await access.demand(person);
    return planning.swap(
      person,
      askAround(body),
      { plan: body.meal_plan, day: body.day, slot: body.slot, not: body.not ?? null },
      calledOff,
    );
  });
  serve(offerSwaps, async ({ body, person, calledOff }) => {
    await access.demand(person);
    const { meal_plan: plan, day, slot, not } = body;
    return planning.offers(
      person,
      askAround(body),
      { plan, day, slot, not: not ?? null },
      calledOff,
    );
  });
}
