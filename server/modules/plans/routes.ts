// Stored plans: the six calls of PLAN-18, and those beside them that undo, copy, tick and export.
import { say } from '../../../contract/say.ts';
import type { FastifyRequest } from 'fastify';
import * as plans from '../../../contract/plans.ts';
import { calendarOf } from './calendar.ts';
import { bytesIn } from '../../infrastructure/database/allowances.ts';
import { badRequest, tooLarge } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import {
  besideOf,
  daysText,
  fieldsOf,
  isReadable,
  noSuchPlan,
  orRefuse,
  orShowCurrent,
  pageText,
  planOf,
  rowOf,
  weeksIn,
} from './storedPlans.ts';
import { picturesOf } from './weekPictures.ts';
import type { PlanChanges } from './planRows.ts';
import type { Person } from '../sessions/repository.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

/** More than anybody has: ten years are 520 weeks. Who has more gets the rest by `before`. */
const all = 1000;

/** A text that is JSON already. */
const asItIs = (text: unknown): string => text as string;

/** The key of this sending, if it has one; each kind of change has its own. */
function keyOf(request: FastifyRequest, kind: 'save' | 'duplicate' | 'ticks'): string | undefined {
  const key = request.headers[plans.idempotencyHeader];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{1,100}$/.test(key))
    throw badRequest(
      say('plans.key', 'An Idempotency-Key has at most 100 letters, digits, - and _.'),
      'bad_key',
    );
  return `${kind}:${key}`;
}

type Texts = Pick<PlanChanges, 'mealPlan' | 'basis' | 'report'>;

export function planRoutes(
  serve: Serve,
  { planning, pictures, storage: { plans: stored, planTicks, allowances } }: Services,
): void {
  serve(
    plans.fetchPlans,
    async ({ query: { limit = all, before, whole }, person, reply, request }) => {
      const page = await stored.list(person.userId, { limit, before, whole: whole ?? all });
      const shown = whole === undefined ? undefined : picturesOf(weeksIn(page.plans), pictures);
      const text = pageText(page, limit, request.log, shown);
      void reply.type('application/json; charset=utf-8').serializer(asItIs);
      return text as unknown as plans.PlansAnswer;
    },
  );

  serve(plans.fetchPlan, async ({ params, person }) => {
    const data = planOf(await findOwn(person, params.id));
    return success({ data, pictures: picturesOf([data.mealPlan], pictures) });
  });

  const storing = async <Result>(
    { userId }: Person,
    { mealPlan, basis, report }: Texts,
    write: () => Promise<Result>,
  ): Promise<Result> =>
    // How many there may be, the repository says.
    allowances.within(userId, 'plans', { rows: 0, bytes: bytesIn(mealPlan, basis, report) }, write);

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
      body.basis === undefined ? planOf(await findOwn(person, params.id)).basis : body.basis;
    const report = body.report ?? (await planning.report(person, body.meal_plan, basis ?? null));
    const changes = { mealPlan, name: body.name, ...besideOf({ ...body, report }) };
    // What it takes the place of is kept for a day.
    const outcome = await storing(person, changes, async () =>
      stored.update(person.userId, params.id, changes, body.version),
    );
    return success({ data: planOf(orShowCurrent(outcome)) });
  });

  serve(plans.revertPlan, async ({ body, params, person }) =>
    success({
      data: planOf(orShowCurrent(await stored.revert(person.userId, params.id, body.version))),
    }),
  );

  serve(plans.deletePlan, async ({ params, person }) => {
    if (!(await stored.delete(person.userId, params.id))) throw noSuchPlan();
    return success({ message: 'Your plan has been deleted.' });
  });

  serve(plans.clearPlans, async ({ person }) => {
    const { clearId, count } = await stored.clear(person.userId);
    return success({ clear_id: clearId, count, message: 'Your plans have been deleted.' });
  });

  serve(plans.restorePlan, async ({ params, person }) =>
    success({ data: planOf(orRefuse(await stored.restore(person.userId, params.id))) }),
  );

  serve(plans.restoreCleared, async ({ body, person, request }) => {
    const { restored, skipped } = await stored.restoreCleared(person.userId, body.clear_id);
    return success({
      meal_plans: restored.filter((plan) => isReadable(plan, request.log)).map(rowOf),
      skipped: skipped.map(({ id, name, start_date }) => ({ id, name, start_date })),
    });
  });

  serve(plans.duplicatePlan, async ({ body, params, person, request }) => {
    const { start_date: start, name } = body;
    if (start !== undefined)
      fieldsOf({ name: 'copy', start_date: start, end_date: start, meal_plan: [] });
    const { meal_plan: mealPlan, basis, report } = await findOwn(person, params.id);
    const key = keyOf(request, 'duplicate');
    const copy = await storing(person, { mealPlan, basis, report }, async () =>
      stored.duplicate(person.userId, params.id, { start, name, key }),
    );
    return success({ data: planOf(orRefuse(copy)) });
  });

  serve(plans.fetchCalendar, async ({ params, person, reply }) => {
    const plan = planOf(await findOwn(person, params.id));
    void reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="platewise-${plan.startDate}.ics"`);
    return calendarOf(plan);
  });

  serve(plans.fetchTicks, async ({ params, query, person }) => {
    const ticks = await planTicks.read(person.userId, params.id, query.since);
    if (!ticks) throw noSuchPlan();
    return success(ticks);
  });

  serve(plans.saveTicks, async ({ body, params, person, request }) => {
    const more = {
      rows: body.ticks.length,
      bytes: bytesIn(...body.ticks.map((each) => each.item_key)),
    };
    const ticks = await allowances.within(person.userId, 'ticks', more, async () =>
      planTicks.save(person.userId, params.id, body.ticks, keyOf(request, 'ticks')),
    );
    if (ticks === 'full')
      throw tooLarge(
        say('plans.tooManyTicks', 'There are too many lines ticked off on this list.'),
      );
    if (!ticks) throw noSuchPlan();
    return success(ticks);
  });

  /** Another person's plan is as good as none. */
  async function findOwn({ userId }: Person, id: string) {
    const plan = await stored.find(userId, id);
    if (!plan) throw noSuchPlan();
    return plan;
  }
}
