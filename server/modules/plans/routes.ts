// Stored plans: the six calls of PLAN-18, and those beside them that undo, copy, tick and export.
import * as plans from '../../../contract/storedPlans.ts';
import { calendarOf } from './calendar.ts';
import { languageOf } from '../../infrastructure/http/language.ts';
import type { Services } from '../../infrastructure/services.ts';
import { judgedPlan, judgedRows } from './judging.ts';
import { findOwn } from './ownPlan.ts';
import { savingRoutes } from './savingRoutes.ts';
import {
  isReadable,
  noSuchPlan,
  orRefuse,
  orShowCurrent,
  pageText,
  planOf,
  rowOf,
  weeksIn,
} from './storedPlans.ts';
import { tickRoutes } from './tickRoutes.ts';
import { picturesOf } from './weekPictures.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

/** More than anybody has: ten years are 520 weeks. Who has more gets the rest by `before`. */
const all = 1000;

/** A text that is JSON already. */
const asItIs = (text: unknown): string => text as string;

type Parts = Pick<
  Services,
  'kitchen' | 'now' | 'planning' | 'pictures' | 'storage' | 'preparesPlanner'
>;

export function planRoutes(serve: Serve, parts: Parts): void {
  readingRoutes(serve, parts);
  savingRoutes(serve, parts);
  undoingRoutes(serve, parts);
  tickRoutes(serve, parts);
}

function readingRoutes(serve: Serve, parts: Parts): void {
  const {
    pictures,
    storage: { plans: stored },
  } = parts;
  serve(
    plans.fetchPlans,
    async ({ query: { limit = all, before, whole }, person, reply, request }) => {
      // The first week from a thread that has yet to start takes three times as long.
      if (parts.preparesPlanner) void parts.planning.prepare();
      const page = await stored.list(person.userId, { limit, before, whole: whole ?? all });
      const shown = whole === undefined ? undefined : picturesOf(weeksIn(page.plans), pictures);
      const judged = { ...page, plans: await judgedRows(parts, person, page.plans) };
      const text = pageText(judged, limit, request.log, shown);
      void reply.type('application/json; charset=utf-8').serializer(asItIs);
      return text as unknown as plans.PlansAnswer;
    },
  );

  serve(plans.fetchPlan, async ({ params, person }) => {
    const data = await judgedPlan(parts, person, planOf(await findOwn(stored, person, params.id)));
    return success({ data, pictures: picturesOf([data.mealPlan], pictures) });
  });

  serve(plans.fetchCalendar, async ({ params, person, query, reply, request }) => {
    const plan = planOf(await findOwn(stored, person, params.id));
    void reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="platewise-${plan.startDate}.ics"`);
    const language = query.language ?? languageOf(request);
    return calendarOf(plan, { language, findRecipe: (name) => parts.kitchen.findRecipe(name) });
  });
}

/** What takes a change or a plan away, and what brings it back. */
function undoingRoutes(serve: Serve, parts: Parts): void {
  const { plans: stored } = parts.storage;
  serve(plans.revertPlan, async ({ body, params, person }) => {
    const plan = orShowCurrent(await stored.revert(person.userId, params.id, body.version));
    return success({ data: await judgedPlan(parts, person, planOf(plan)) });
  });

  serve(plans.deletePlan, async ({ params, person }) => {
    if (!(await stored.delete(person.userId, params.id))) throw noSuchPlan();
    return success({ message: 'Your plan has been deleted.' });
  });

  serve(plans.clearPlans, async ({ person }) => {
    const { clearId, count } = await stored.clear(person.userId);
    return success({ clear_id: clearId, count, message: 'Your plans have been deleted.' });
  });

  serve(plans.restorePlan, async ({ params, person }) => {
    const plan = planOf(orRefuse(await stored.restore(person.userId, params.id)));
    return success({ data: await judgedPlan(parts, person, plan) });
  });

  serve(plans.restoreCleared, async ({ body, person, request }) => {
    const { restored, skipped } = await stored.restoreCleared(person.userId, body.clear_id);
    return success({
      meal_plans: restored.filter((plan) => isReadable(plan, request.log)).map(rowOf),
      skipped: skipped.map(({ id, name, start_date }) => ({ id, name, start_date })),
    });
  });
}
