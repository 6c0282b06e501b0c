// Food detection from a photo (A §7): what was seen, how sure, and the person's correction.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Resources } from './resources.ts';

const names = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(100));

export const DetectionAnswer = z.object({
  food_detected: z.array(z.string()),
  instructions: z.string(),
  analysis_id: z.string(),
  error: z.optional(z.string()),
  source: z.optional(z.string()),
  items: z.optional(z.array(z.object({ name: z.string(), confidence: z.number() }))),
  needs_confirmation: z.optional(z.boolean()),
});
export type DetectionAnswer = z.infer<typeof DetectionAnswer>;

export const detectFood = call({ id: 'detectFood', method: 'POST', path: '/food_detect', service: 'ai', encoding: 'multipart', summary: 'Name the foods in a photo', body: z.object({}), answer: DetectionAnswer });
export const confirmFood = call({ id: 'confirmFood', method: 'POST', path: '/food_detect_confirm', service: 'ai', summary: 'Correct the foods of an analysis', body: z.object({ analysis_id: z.string().check(z.maxLength(60)), food_detected: names }), answer: DetectionAnswer });
export const fetchDetectionResources = call({ id: 'fetchDetectionResources', method: 'POST', path: '/food_detect_resources', service: 'ai', summary: 'Videos and articles for detected foods', body: z.object({ food_detected: names }), answer: Resources });
