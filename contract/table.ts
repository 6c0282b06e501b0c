// Who eats with the person who has the account: what they must not eat, what a week has to hold for them, how much they eat.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { table } from './constants.ts';
import { Id, Status, text } from './common.ts';
import { Note } from './notes.ts';
import { Settings } from './settings.ts';

export const tableKinds = ['adult', 'child'] as const;
const Kind = z.enum(tableKinds);
export type TableKind = z.infer<typeof Kind>;

/** Without consent to keep health data only name, kind, foods, diets and portion are kept. */
export const TablePerson = z.object({
  /** The client's: to send a change twice makes nobody twice. */
  id: Id,
  name: text(table.name, inSchema('table.name', 'Please give a name.')),
  kind: Kind,
  /** Whether a week is cooked for them too. */
  eats: z.boolean(),
  /** Foods that never go into the pot, whatever the reason: 'peanuts', 'fish'. */
  leaves_out: z
    .array(z.string().check(z.minLength(1), z.maxLength(60)))
    .check(z.maxLength(table.foods)),
  diets: z._default(Settings.shape.diets, []),
  /** Of the person's own portion; null: what their energy needs say, or half of one for a child. */
  portion: z.nullable(z.number().check(z.minimum(table.portion[0]), z.maximum(table.portion[1]))),
  /** Their health in words. */
  sickness: z
    .string()
    .check(z.maxLength(500, inSchema('health.longText', 'Use at most 500 characters.'))),
  answers: z._default(Settings.shape.answers, {}),
  weight_kg: z._default(Settings.shape.weight_kg, null),
  energy_kcal: z._default(Settings.shape.energy_kcal, null),
});
export type TablePerson = z.infer<typeof TablePerson>;

/** With what `leaves_out` was understood as where it holds words of one's own, and what of it was not. */
const Seated = z.extend(TablePerson, { left_out: z.optional(z.array(Note)) });
export type Seated = z.infer<typeof Seated>;
/** In the order in which they were added. */
export const TableAnswer = z.object({ status: Status, people: z.array(Seated) });
export type TableAnswer = z.infer<typeof TableAnswer>;

const byId = z.object({ id: Id });

export const readTable = call({
  id: 'readTable',
  method: 'GET',
  path: '/api/table',
  summary: 'Who eats with the person',
  answer: TableAnswer,
});
/** 400 `health_consent_missing` for health data without consent; 413 where there would be too many. */
export const seatPerson = call({
  id: 'seatPerson',
  method: 'PUT',
  path: '/api/table/:id',
  summary: 'Add somebody who eats along, or change what is known of them',
  params: byId,
  body: z.omit(TablePerson, { id: true }),
  answer: TableAnswer,
});
/** What stored weeks tell of them goes too. */
export const unseatPerson = call({
  id: 'unseatPerson',
  method: 'DELETE',
  path: '/api/table/:id',
  summary: 'Forget somebody who ate along',
  params: byId,
  answer: TableAnswer,
});
