// Passes cooking calls on to another host that speaks the same calls. It gets what the person sent
// and nothing of who they are: no token, no cookie, no address.
import { say } from '../../../contract/say.ts';
import * as z from 'zod/mini';
import { DetectionAnswer } from '../../../contract/detection.ts';
import { InstructionsAnswer, ProcessAnswer } from '../../../contract/kitchen.ts';
import { Resources } from '../../../contract/resources.ts';
import type { Photo } from '../../modules/detection/photos.ts';
import type { Relay } from '../config.ts';
import { badGateway, unprocessable } from './refusal.ts';
import { callWork, observed } from '../observed.ts';
import { readAtMost } from './bounded.ts';
import type { Cook, Dish, Pantry } from '../../modules/cooking/cook.ts';
import type { Detector } from '../../modules/detection/detector.ts';

/** Articles whose pictures may be shown. */
const mostLinks = 20;
const mostBytes = 64 * 1024;

/** A cook that is another host. What it answers is checked against the contract; what does not fit, or comes too late, is refused with 502. */
export function relayCook(
  relay: Relay,
  onFound: (links: readonly string[]) => Promise<void>,
): Cook {
  return {
    source: 'service',
    readsPhotos: true,

    async suggest(pantry) {
      const { response, food_suggestions, analysis_id, error, not_understood, notes } = await post(
        relay,
        '/process',
        formOf(pantry),
        ProcessAnswer,
      );
      if (error !== undefined && error !== '')
        throw unprocessable({ text: error }, 'not_processed');
      const proposals = food_suggestions.map((name, index) => ({
        dish: { name, origin: { analysisId: analysis_id, index } },
      }));
      return {
        names: response,
        proposals,
        notUnderstood: not_understood ?? [],
        notes: notes ?? [],
      };
    },

    async instructions({ name, ingredients = [], origin }, _person, sickness) {
      if (origin) return post(relay, '/instructions', choiceForm(origin), InstructionsAnswer);
      const meal = { food_name: name, ingredients };
      if (sickness === undefined)
        return post(relay, '/meal_plan_instructions', meal, InstructionsAnswer);
      return post(relay, '/sick_meal_plan_instructions', { ...meal, sickness }, InstructionsAnswer);
    },

    async resources({ name, origin }) {
      const resources = await (origin
        ? post(relay, '/resources', choiceForm(origin), Resources)
        : post(relay, '/food_detect_resources', { food_detected: [name] }, Resources));
      await onFound(resources.GoogleSearch.slice(0, mostLinks).map(({ link }) => link));
      return resources;
    },
  };
}

/** Food detection by another host, with the same checks. */
export function relayDetector(relay: Relay): Detector {
  return {
    async detect(photo) {
      const form = new FormData();
      form.set('image', blobOf(photo), 'photo.jpg');
      const { food_detected, instructions, error, ingredients, items } = await post(
        relay,
        '/food_detect',
        form,
        DetectionAnswer,
      );
      if (error !== undefined && error !== '') throw unprocessable({ text: error }, 'not_detected');
      return {
        names: food_detected,
        instructions,
        ingredients: ingredients ?? null,
        items: items ?? [],
      };
    },
  };
}

function formOf(pantry: Pantry): FormData {
  const form = new FormData();
  form.set('image_or_ingredient_list', 'photo' in pantry ? 'image' : 'ingredient_list');
  if ('photo' in pantry) form.set('image', blobOf(pantry.photo), 'photo.jpg');
  else
    form.set(
      'ingredient_list',
      'list' in pantry ? pantry.list : pantry.items.map(({ name }) => name).join('\n'),
    );
  return form;
}

const blobOf = ({ jpeg }: Photo): Blob => new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });

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
export async function post<Schema extends z.ZodMiniType>(
  { url, timeout }: Relay,
  path: string,
  body: FormData | object,
  schema: Schema,
): Promise<z.output<Schema>> {
  const isForm = body instanceof FormData;
  try {
    const answer = await observed(callWork('relay', url), () =>
      fetch(url + path, {
        method: 'POST',
        body: isForm ? body : JSON.stringify(body),
        headers: {
          accept: 'application/json',
          ...(isForm ? {} : { 'content-type': 'application/json' }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      }),
    );
    if (!answer.ok) throw new Error(`It answered with status ${answer.status}.`);
    return z.parse(schema, JSON.parse(await readAtMost(answer, mostBytes)));
  } catch (error) {
    throw badGateway(
      say(
        'service.noAnswer',
        'The service behind this part of Platewise did not answer. Please try again.',
      ),
      error,
    );
  }
}
