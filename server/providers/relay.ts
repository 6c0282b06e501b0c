// Passes cooking calls on to another host that speaks the same calls. It gets what the person sent
// and nothing of who they are: no token, no cookie, no address.
import * as z from 'zod/mini';
import { InstructionsAnswer, ProcessAnswer } from '../../contract/kitchen.ts';
import { Resources } from '../../contract/resources.ts';
import type { Relay } from '../plugins/env.ts';
import { badGateway, unprocessable } from '../refusal.ts';
import type { Cook, Dish, Pantry } from './cook.ts';

const mostBytes = 5 * 1024 * 1024;

/** A cook that is another host. What it answers is checked against the contract; what does not fit, or comes too late, is refused with 502. */
export function relayCook(relay: Relay): Cook {
  return {
    source: 'service',

    async suggest(pantry) {
      const { response, food_suggestions, analysis_id, error, not_understood, notes } = await post(relay, '/process', formOf(pantry), ProcessAnswer);
      if (error !== undefined && error !== '') throw unprocessable(error, 'not_processed');
      const proposals = food_suggestions.map((name, index) => ({ dish: { name, origin: { analysisId: analysis_id, index } } }));
      return { names: response, proposals, notUnderstood: not_understood ?? [], notes: notes ?? [] };
    },

    async instructions({ name, ingredients = [], origin }, _eater, sickness) {
      if (origin) return post(relay, '/instructions', choiceForm(origin), InstructionsAnswer);
      const meal = { food_name: name, ingredients };
      if (sickness === undefined) return post(relay, '/meal_plan_instructions', meal, InstructionsAnswer);
      return post(relay, '/sick_meal_plan_instructions', { ...meal, sickness }, InstructionsAnswer);
    },

    resources: async ({ name, origin }) =>
      origin ? post(relay, '/resources', choiceForm(origin), Resources) : post(relay, '/food_detect_resources', { food_detected: [name] }, Resources),
  };
}

function formOf(pantry: Pantry): FormData {
  const form = new FormData();
  form.set('image_or_ingredient_list', 'list' in pantry ? 'ingredient_list' : 'image');
  if ('list' in pantry) form.set('ingredient_list', pantry.list);
  else form.set('image', new Blob([new Uint8Array(pantry.photo)], { type: pantry.mediaType }), 'photo');
  return form;
}

function choiceForm({ analysisId, index }: NonNullable<Dish['origin']>): FormData {
  const form = new FormData();
  form.set('food_analysis_id', analysisId);
  form.set('food_choice_index', String(index));
  return form;
}

/**
 * Sends one call to another host and parses its answer.
 * @throws a Refusal with 502 where the host fails, redirects, takes too long or answers something else.
 */
export async function post<Schema extends z.ZodMiniType>({ url, timeout }: Relay, path: string, body: FormData | object, schema: Schema): Promise<z.output<Schema>> {
  const isForm = body instanceof FormData;
  try {
    const answer = await fetch(url + path, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      headers: { accept: 'application/json', ...(isForm ? {} : { 'content-type': 'application/json' }) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new Error(`It answered with status ${answer.status}.`);
    return z.parse(schema, JSON.parse(await readAtMost(answer, mostBytes)));
  } catch (error) {
    throw badGateway('The service behind this part of Platewise did not answer. Please try again.', error);
  }
}

async function readAtMost(answer: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | null = answer.body;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) throw new Error(`It answered with more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
