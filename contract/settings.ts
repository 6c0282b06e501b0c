// Health and household settings (SET-07, design §4). Health data needs a dated consent.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Instant, Status } from './common.ts';

const optionalWithin = (minimum: number, maximum: number) => z.optional(z.nullable(z.number().check(z.minimum(minimum), z.maximum(maximum))));

export const Settings = z.object({
  hasSickness: z.boolean(),
  sicknessType: z.string().check(z.maxLength(500)),
  conditions: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20))),
  allergens: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40))),
  answers: z.optional(z.record(z.string().check(z.maxLength(80)), z.string().check(z.maxLength(200)))),
  people: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  /** Body weight in kg. */
  weight_kg: optionalWithin(30, 300),
  /** Daily energy need in kcal. */
  energy_kcal: optionalWithin(1000, 5000),
  country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  units: z.optional(z.enum(['metric', 'us'])),
  appearance: z.optional(z.enum(['light', 'dark', 'system'])),
  health_consent_at: z.optional(z.nullable(Instant)),
  version: z.optional(z.int()),
});
export type Settings = z.infer<typeof Settings>;

export const SettingsAnswer = z.object({ status: Status, success: z.boolean(), settings: Settings });

export const readSettings = call({ id: 'readSettings', method: 'GET', path: '/api/settings', summary: 'Health and household settings', answer: SettingsAnswer });
export const saveSettings = call({ id: 'saveSettings', method: 'PUT', path: '/api/settings', summary: 'Save health and household settings', body: Settings, answer: SettingsAnswer });
