// Plans saved, changed and copied: what counts against the space of an account.
import type { FastifyRequest } from 'fastify';
import * as plans from '../../../contract/storedPlans.ts';
import { bytesIn } from '../../infrastructure/database/allowances.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import type { Services } from '../../infrastructure/services.ts';
import type { Person } from '../sessions/repository.ts';
import { findOwn } from './ownPlan.ts';
import type { PlanChanges } from './planRows.ts';
import { keyOf } from './sendingKey.ts';
import { besideOf, daysText, fieldsOf, orRefuse, orShowCurrent, planOf } from './storedPlans.ts';

type Parts = Pick<Services, 'planning' | 'storage'>;
type Storing = ReturnType<typeof createStoring>;
type Texts = Pick<PlanChanges, 'mealPlan' | 'basis' | 'report'>;

/** Writes a plan where there is room for it. */
const createStoring =
  ({ allowances }: Parts['storage']) =>
  async <Result>(
    { userId }: Person,
    { mealPlan, basis, report }: Texts,
    write: () => Promise<Result>,
  ): Promise<Result> =>
    // How many there may be, the repository says.
    allowances.within(userId, 'plans', { rows: 0, bytes: bytesIn(mealPlan, basis, report) }, write);

export function savingRoutes(serve: Serve, { planning, storage }: Parts): void {
  const { plans: stored } = storage;
  const storing = createStoring(storage);

  const save = async (person: Person, request: FastifyRequest, plan: plans.PlanRequest) => {
    const report =
      plan.report ?? (await planning.report(person, plan.meal_plan, plan.basis ?? null));
    const fields = fieldsOf({ ...plan, report });
    const outcome = await storing(person, fields, async () =>
      stored.create(person.userId, fields, keyOf(request, 'save')),
    );
    return success({
      data: planOf(orRefuse(outcome)),
      message: 'Your plan has been saved.',
    });
  };
  serve(plans.savePlan, async ({ body, person, request }) => save(person, request, body));
  serve(plans.savePlanData, async ({ body, person, request }) =>
    save(person, request, body.plan_data),
  );

  serve(plans.updatePlan, async ({ body, params, person }) => {
    const mealPlan = daysText(body.meal_plan);
    // Figures of other days than these would be wrong: who sends none gets them worked out.
    const basis =
      body.basis === undefined
        ? planOf(await findOwn(stored, person, params.id)).basis
        : body.basis;
    const report = body.report ?? (await planning.report(person, body.meal_plan, basis ?? null));
    const changes = { mealPlan, name: body.name, ...besideOf({ ...body, report }) };
    // What it takes the place of is kept for a day.
    const outcome = await storing(person, changes, async () =>
      stored.update(person.userId, params.id, changes, body.version),
    );
    return success({ data: planOf(orShowCurrent(outcome)) });
  });

  copyRoute(serve, stored, storing);
}

function copyRoute(serve: Serve, stored: Parts['storage']['plans'], storing: Storing): void {
  serve(plans.duplicatePlan, async ({ body, params, person, request }) => {
    const { start_date: start, name } = body;
    if (start !== undefined)
      fieldsOf({ name: 'copy', start_date: start, end_date: start, meal_plan: [] });
    const { meal_plan: mealPlan, basis, report } = await findOwn(stored, person, params.id);
    const key = keyOf(request, 'duplicate');
    const copy = await storing(person, { mealPlan, basis, report }, async () =>
      stored.duplicate(person.userId, params.id, { start, name, key }),
    );
    return success({ data: planOf(orRefuse(copy)) });
  });
}
