/** The people whose screens are shown, and what they have done before. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { hour, type TestServer } from './testServer.ts';
import { day } from '../../domain/durations.ts';
import { planLabels } from '../../domain/planLabels.ts';

const password = 'a long enough password';

export const people = {
  /** On her first day: nothing kept, a condition in her settings, the trial running. */
  newcomer: { email: 'bola@example.org', first: 'Bola', last: 'Ade' },
  /** Pays by the month, and has cooked for weeks. */
  ada: { email: 'ada.obi@example.org', first: 'Ada', last: 'Obi' },
  /** Her trial has run out. */
  late: { email: 'chidi@example.org', first: 'Chidi', last: 'Eze' },
  /** Paid once, and no longer. */
  lapsed: { email: 'dele@example.org', first: 'Dele', last: 'Bello' },
  /** Whose name and words are long. */
  wordy: {
    email: 'maximiliane.featherstonehaugh-cholmondeley@a-rather-long-domain.example.org',
    first: 'Maximiliane-Theodora',
    last: 'Featherstonehaugh-Cholmondeley',
  },
} as const;
export type Who = keyof typeof people;

type Answer = Record<string, unknown>;

/** Speaks to the services as one of them. */
async function asPerson({ origin }: TestServer, who: Who) {
  const { email, first, last } = people[who];
  const ask = async (method: string, path: string, body?: object, token = ''): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isForm || !body ? {} : { 'content-type': 'application/json' }),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  await ask('POST', '/api/register', { email, password, first_name: first, last_name: last });
  const { access_token: token } = await ask('POST', '/api/login', { email, password });
  return (method: string, path: string, body?: object) => ask(method, path, body, String(token));
}

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

/** What was cooked, how many days ago. */
const kept = [
  [
    'Jollof rice with chicken',
    1,
    ['rice', 'tomatoes', 'chicken', 'onion', 'red pepper'],
    'food_detection',
  ],
  ['Spinach and egg curry', 2, ['eggs', 'spinach', 'tomatoes', 'onion'], 'ingredient_detection'],
  [
    'Lentil soup with lemon',
    4,
    ['red lentils', 'carrot', 'onion', 'lemon'],
    'ingredient_detection',
  ],
  ['Bean porridge', 6, ['beans', 'palm oil', 'onion'], 'ingredient_detection'],
  ['Baked fish with potatoes', 9, ['mackerel', 'potatoes', 'lemon', 'parsley'], 'food_detection'],
  [
    'Pasta with tomato and basil',
    12,
    ['pasta', 'tomatoes', 'garlic', 'basil'],
    'ingredient_detection',
  ],
] as const;

type Asks = Awaited<ReturnType<typeof asPerson>>;

const idOf = ({ query }: TestServer, who: Who): string =>
  query<{ id: string }>('select id from users where email_key = ?', people[who].email)[0]!.id;

/** A month that was paid for. */
const subscribe = (server: TestServer, who: Who, from: number, to: number) =>
  server.query(
    'insert into subscriptions (id, user_id, plan_id, plan_name, intent_id, start_at, end_at, created_at) values (?, ?, ?, ?, null, ?, ?, ?)',
    randomUUID(),
    idOf(server, who),
    'monthly',
    planLabels.monthly,
    from,
    to,
    from,
  );

async function bringUpWordy(server: TestServer): Promise<void> {
  const wordy = await asPerson(server, 'wordy');
  await wordy('PUT', '/api/settings', {
    hasSickness: true,
    sicknessType:
      'type 2 diabetes, high blood pressure, high cholesterol and a kidney that the doctor keeps an eye on',
    health_consent_at: hour,
  });
  subscribe(server, 'wordy', hour - 10 * day, hour + 20 * day);
}

/** Those whose trial or subscription is over. */
async function bringUpExpired(server: TestServer): Promise<void> {
  const { query } = server;
  const late = await asPerson(server, 'late');
  await late('GET', '/api/settings');
  query('update users set trial_started_at = ? where id = ?', hour - 3 * day, idOf(server, 'late'));
  const lapsed = await asPerson(server, 'lapsed');
  await lapsed('GET', '/api/settings');
  query(
    'update users set trial_started_at = ? where id = ?',
    hour - 60 * day,
    idOf(server, 'lapsed'),
  );
  subscribe(server, 'lapsed', hour - 40 * day, hour - 10 * day);
}

async function bringUpAda(server: TestServer): Promise<Asks> {
  const ada = await asPerson(server, 'ada');
  server.query(
    'update users set trial_started_at = ?, email_verified_at = ? where id = ?',
    hour - 30 * day,
    hour - 30 * day,
    idOf(server, 'ada'),
  );
  subscribe(server, 'ada', hour - 12 * day, hour + 18 * day);
  await ada('PUT', '/api/settings', {
    hasSickness: true,
    sicknessType: 'high blood pressure',
    health_consent_at: hour - 12 * day,
    country: 'NG',
    people: 2,
  });
  return ada;
}

/** Two weeks of hers. */
async function savePlans(ada: Asks): Promise<void> {
  const plan = () =>
    ada(
      'POST',
      '/auto_sick_smart_plan',
      form({ location: 'Nigeria', budget: '25000', sickness: 'high blood pressure' }),
    );
  // On a busy machine the solver may not be done in its time, once.
  const { meal_plan: week, report } = await plan().catch(plan);
  const basis = { location: 'Nigeria', budget: 25_000 };
  await ada('POST', '/api/meal_plan', {
    name: 'Nov 9 - Nov 15',
    start_date: '2026-11-09',
    end_date: '2026-11-15',
    meal_plan: week,
    basis,
    report,
  });
  await ada('POST', '/api/meal_plan', {
    name: 'Nov 16 - Nov 22',
    start_date: '2026-11-16',
    end_date: '2026-11-22',
    meal_plan: week,
    basis,
    report,
  });
}

/** What she wrote herself, long ago. @returns its id */
async function keepPlainEntry(server: TestServer, ada: Asks): Promise<string> {
  const { id: plain } = await ada('POST', '/api/food_detection/detection_history', {
    recipe_type: 'ingredient_detection',
    suggestion: 'Grandmother’s stew',
    instructions: 'Stir, and be patient.',
    youtube: 'https://www.youtube.com/results?search_query=stew',
    google: 'https://www.google.com/search?q=stew',
  });
  server.query('update records set created_at = ? where id = ?', hour - 20 * day, String(plain));
  return String(plain);
}

const resourcesFor = (suggestion: string) => ({
  YoutubeSearch: [
    {
      title: `${suggestion}, step by step`,
      link: 'https://www.youtube.com/watch?v=abcdefghijk',
      channel: 'A kitchen in Lagos',
      thumbnail: null,
    },
    {
      title: `Search for ${suggestion}`,
      link: 'https://www.youtube.com/results?search_query=dinner',
    },
  ],
  GoogleSearch: [
    {
      title: `${suggestion}, and what goes with it`,
      description:
        'A few words on where it comes from, which pan to take, and how to keep what is left over.',
      link: 'https://example.org/recipe',
      image: null,
    },
  ],
});

const instructions =
  '**Before you start**\n- Rinse the rice until the water runs clear.\n- Warm the oven to 180 °C.\n\n1. Fry the **onion** in oil until it is golden, about 6 minutes.\n2. Add the tomatoes and the pepper; let them cook down for 10 minutes.\n3. Stir in the rice and 500 ml of water, cover, and simmer for 20 minutes.\n4. Rest off the heat for 5 minutes, and serve.';

/** @returns the ids of her entries, by what they suggest. */
async function keepHistory(server: TestServer, ada: Asks): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [suggestion, ago, names, kind] of kept.toReversed()) {
    const list = JSON.stringify(names);
    const { id } = await ada('POST', '/api/food_detection/detection_history', {
      recipe_type: kind,
      suggestion,
      ingredients: list,
      detected_foods: list,
      resources: JSON.stringify(resourcesFor(suggestion)),
      instructions,
    });
    ids.set(suggestion, String(id));
    server.query(
      'update records set created_at = ?, updated_at = ? where id = ?',
      hour - ago * day,
      hour - ago * day,
      String(id),
    );
  }
  return ids;
}

/** Everybody's life up to the fixed hour. Gives the entry that is opened. */
export async function bringUp(server: TestServer): Promise<{ entry: string; plainEntry: string }> {
  const newcomer = await asPerson(server, 'newcomer');
  await newcomer('GET', '/api/settings');
  await bringUpWordy(server);
  await bringUpExpired(server);
  const ada = await bringUpAda(server);
  await savePlans(ada);
  const plainEntry = await keepPlainEntry(server, ada);
  const ids = await keepHistory(server, ada);
  return { entry: ids.get('Jollof rice with chicken')!, plainEntry };
}

/** Logs in as a person does, in this browser. */
export async function logIn(
  context: BrowserContext,
  { origin }: TestServer,
  who: Who,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill(people[who].email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/ai-kitchen');
  await page.close();
}
