/** One of everything that a person can have, and what nobody has. */
import { randomUUID } from 'node:crypto';
import { bowl } from '../photos/photos.ts';
import {
  type Answer,
  form,
  prove,
  query,
  sendForm,
  signUp,
  type TestPerson,
  type TestServer,
} from './support.ts';

export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
].map((day) => ({
  day,
  breakfast: 'Ada’s akara',
  lunch: 'Jollof rice',
  dinner: 'Egusi soup',
  snack: 'Chin chin',
}));
export const week = (start_date: string, end_date: string) => ({
  name: 'Ada’s week',
  start_date,
  end_date,
  meal_plan: days,
});
export const entry = {
  recipe_type: 'food_detection',
  suggestion: 'Ada’s stew',
  instructions: 'Cook it.',
};
export const history = '/api/food_detection/detection_history';
/** What Ada has, by what it is. */
export interface Things {
  person: string;
  session: string;
  plan: string;
  deletedPlan: string;
  clearing: string;
  record: string;
  deletedRecord: string;
  ingredients: string;
  foods: string;
  intent: string;
  food: string;
  ownRecipe: string;
  line: string;
  invite: string;
  seated: string;
  passkey: string;
  identity: string;
  apiToken: string;
  collection: string;
}

/** What nobody has. */
export const madeUp = (thing: keyof Things): string =>
  thing === 'intent'
    ? `pw_${'0'.repeat(32)}`
    : thing === 'food'
      ? 'own:nobody’s'
      : thing === 'ownRecipe'
        ? 'own-nobodys-1'
        : thing === 'collection'
          ? 'col-nobodys-1'
          : thing === 'line'
            ? 'nobodys-line'
            : '01900000-0000-7000-8000-000000000000';

export const eatsAlong = {
  name: 'Kofi',
  kind: 'adult',
  eats: true,
  leaves_out: [],
  portion: null,
  sickness: '',
};

export async function keepPhoto(person: TestPerson, id: string): Promise<Answer> {
  const { payload, headers } = form({ image: { file: await bowl() } });
  return person.call('PUT', `${history}/${id}/photo`, payload, headers);
}

type Make = { [Thing in keyof Things]: () => Promise<string> };

/** Does its work once, when it is first asked for. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined;
  return () => (done ??= work());
}

/** How each thing of a person comes about; each is made once. */
export function makingFor(ada: TestPerson, environment: Record<string, string>): Make {
  const save = async (start: string, end: string): Promise<string> =>
    (await ada.call('POST', '/api/meal_plan', week(start, end))).body.data.id;
  const record = async (suggestion: string, fields: object = {}): Promise<string> =>
    (await ada.call('POST', history, { ...entry, suggestion, ...fields })).body.id;
  const stew = once(async () => {
    const list = await sendForm(ada, '/process', {
      image_or_ingredient_list: 'ingredient_list',
      ingredient_list: 'rice, tomato, onion, chicken',
    });
    const ingredients: string = list.body.analysis_id;
    const id = await record('Ada’s stew', { analysis_id: ingredients });
    await keepPhoto(ada, id);
    return { ingredients, id };
  });
  const household = once(async () => {
    await ada.call('POST', '/api/household');
    return (await ada.call('POST', '/api/household/invites')).body.household;
  });
  return {
    // Clears every week: first of all.
    clearing: once(async () => {
      await save('2026-01-12', '2026-01-18');
      return (await ada.call('DELETE', '/api/meal_plans/clear')).body.clear_id;
    }),
    deletedPlan: once(async () => {
      const id = await save('2026-01-19', '2026-01-25');
      await ada.call('DELETE', `/api/meal_plans/${id}`);
      return id;
    }),
    deletedRecord: once(async () => {
      const id = await record('Ada’s soup');
      await ada.call('DELETE', `${history}/${id}`);
      return id;
    }),
    ingredients: async () => (await stew()).ingredients,
    record: async () => (await stew()).id,
    foods: once(async () => {
      const id = randomUUID();
      await query(
        environment,
        `insert into analyses (id, user_id, session_id, kind, source, response, food_suggestions, details, created_at) values ('${id}', '${ada.userId}', '${ada.sessionId}', 'foods', 'reader', '["rice"]', '["rice"]', '{}', 1)`,
      );
      return id;
    }),
    plan: once(async () => {
      const id = await save('2026-01-05', '2026-01-11');
      await ada.call('PUT', `/api/meal_plans/${id}`, {
        meal_plan: days,
        updated_at: 1,
        version: 1,
        name: 'Ada’s other name',
      });
      return id;
    }),
    food: once(async () => {
      const changes = [{ change: 'add', text: 'Adawort' }];
      return (await ada.call('POST', '/api/pantry', { changes })).body.items[0].id;
    }),
    ownRecipe: once(async () => {
      await ada.call('PUT', '/api/own-recipes/own-adas-soup', { text: 'Ada’s soup', choices: {} });
      return 'own-adas-soup';
    }),
    line: once(async () => {
      await ada.call('POST', '/api/shopping', {
        changes: [{ change: 'add', id: 'adas-line-1', text: 'Ada’s candle' }],
      });
      return 'adas-line-1';
    }),
    seated: once(async () => {
      const id = randomUUID();
      await ada.call('PUT', `/api/table/${id}`, { ...eatsAlong, name: 'Ada’s aunt' });
      return id;
    }),
    passkey: once(async () => {
      const id = randomUUID();
      await query(
        environment,
        `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at) values ('${id}', '${ada.userId}', 'credential-${id}', 'key', 0, '', 'Ada’s telephone', 1)`,
      );
      return id;
    }),
    identity: once(async () => {
      const id = randomUUID();
      await query(
        environment,
        `insert into external_identities (id, user_id, issuer, subject, created_at) values ('${id}', '${ada.userId}', 'https://id.example', 'Ada ${id}', 1)`,
      );
      return id;
    }),
    apiToken: once(async () => {
      await prove(ada);
      const wish = { name: 'Ada’s script', scopes: ['recipes:read'] };
      return (await ada.call('POST', '/api/account/tokens', wish)).body.token.id;
    }),
    collection: once(async () => {
      await ada.call('PUT', '/api/collections/col-adas-0001', { name: 'Ada’s feast', recipes: [] });
      return 'col-adas-0001';
    }),
    invite: async () => (await household()).invites[0].id,
    person: async () => {
      await household();
      return ada.userId;
    },
    session: async () => ada.sessionId,
    intent: once(
      async () =>
        (await ada.call('POST', '/api/payment/intents', { plan: 'monthly' })).body.reference,
    ),
  };
}

/** Somebody who has one of everything. */
export async function withEverything({ app, environment }: TestServer) {
  const person = await signUp(app);
  const make = makingFor(person, environment);
  const things = {} as Things;
  for (const [thing, work] of Object.entries(make)) things[thing as keyof Things] = await work();
  return { person, things };
}

/** All that is stored on a person, but for when they were last seen. */
export async function worldOf(ada: TestPerson): Promise<unknown> {
  await prove(ada);
  const { body } = await ada.call('GET', '/api/account/export');
  const sessions = body.sessions.map((each: object) => ({ ...each, proved_at: 0 }));
  return { ...body, sessions, exported_at: 0 };
}
