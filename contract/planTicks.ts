// What is ticked off on the shopping list of a plan.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Status } from './common.ts';

const ById = z.object({ id: z.string().check(z.maxLength(60)) });

/** What is ticked off on a plan's shopping list. `version` grows with each change of the plan's ticks; the last write holds. */
export const Tick = z.object({ item_key: z.string(), ticked: z.boolean(), version: z.int() });
export const TicksAnswer = z.object({ status: Status, version: z.int(), ticks: z.array(Tick) });
export type TicksAnswer = z.infer<typeof TicksAnswer>;
/** `since`: only what changed after that version. */
export const fetchTicks = call({
  id: 'fetchTicks',
  method: 'GET',
  path: '/api/meal_plans/:id/ticks',
  scope: 'plans:read',
  summary: 'What is ticked off',
  params: ById,
  query: z.object({ since: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
  answer: TicksAnswer,
});
/** With an `Idempotency-Key` header a repeated sending changes nothing again; answers all ticks of the plan. */
export const saveTicks = call({
  id: 'saveTicks',
  method: 'PUT',
  path: '/api/meal_plans/:id/ticks',
  summary: 'Tick off, or take a tick back',
  params: ById,
  answer: TicksAnswer,
  body: z.object({
    ticks: z
      .array(
        z.object({
          item_key: z.string().check(z.minLength(1), z.maxLength(200)),
          ticked: z.boolean(),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
});
