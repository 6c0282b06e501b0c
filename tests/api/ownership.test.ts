/** Nobody reaches what is another's: every call that takes the id of something is asked for somebody else's. */
import { afterAll, describe, expect, test } from 'vitest';
import {
  days,
  eatsAlong,
  entry,
  history,
  keepPhoto,
  madeUp,
  makingFor,
  once,
  type Things,
  week,
  withEverything,
  worldOf,
} from './everything.ts';
import {
  type Answer,
  type EngineName,
  onOneDatabase,
  prove,
  send,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
  type TestServer,
} from './support.ts';

const report = (reference: string, fields: object = {}) => ({
  email: 'eve@example.org',
  plan_name: 'monthly',
  plan_duration_minutes: 1,
  paystack_data: { reference },
  ...fields,
});

/** By the call's operationId: what of Ada's it could be asked for, and how. */
const asks: Record<
  string,
  [thing: keyof Things, ask: (eve: TestPerson, id: string) => Promise<Answer>][]
> = {
  fetchOwnRecipe: [['ownRecipe', (eve, id) => eve.call('GET', `/api/own-recipes/${id}`)]],
  fetchRecipe: [
    ['record', (eve, id) => eve.call('GET', `/api/recipes/jollof-rice?record_id=${id}`)],
  ],
  // Whoever keeps one under the same id has one of their own.
  saveOwnRecipe: [
    [
      'ownRecipe',
      (eve, id) => eve.call('PUT', `/api/own-recipes/${id}`, { text: 'Ada’s soup', choices: {} }),
    ],
  ],
  keepOwnRecipes: [
    [
      'ownRecipe',
      (eve, id) =>
        eve.call('POST', '/api/own-recipes', {
          recipes: [{ id, text: 'Ada’s soup', choices: {}, source_url: null }],
        }),
    ],
  ],
  deleteOwnRecipe: [['ownRecipe', (eve, id) => eve.call('DELETE', `/api/own-recipes/${id}`)]],
  refresh: [
    [
      'session',
      (eve, id) => eve.call('POST', '/api/refresh', { refresh_token: eve.refresh, session_id: id }),
    ],
  ],
  endSession: [
    [
      'session',
      async (eve, id) => {
        await prove(eve);
        return eve.call('DELETE', `/api/sessions/${id}`);
      },
    ],
  ],
  confirmIngredients: [
    [
      'ingredients',
      (eve, id) => eve.call('POST', '/process_confirm', { analysis_id: id, response: ['rice'] }),
    ],
  ],
  changePantry: [
    ['food', (eve, id) => eve.call('POST', '/api/pantry', { changes: [{ change: 'remove', id }] })],
    [
      'food',
      (eve, id) =>
        eve.call('POST', '/api/pantry', { changes: [{ change: 'mark', id, use_first: true }] }),
    ],
  ],
  changeShopping: (['remove', 'edit', 'tick'] as const).map((change) => [
    'line',
    (eve, id) =>
      eve.call('POST', '/api/shopping', {
        changes: [{ change, id, text: 'Eve’s now', ticked: true }],
      }),
  ]),
  // Whoever seats somebody under the same id seats one of their own.
  seatPerson: [
    [
      'seated',
      async (eve, id) => {
        const answer = await eve.call('PUT', `/api/table/${id}`, eatsAlong);
        await eve.call('DELETE', `/api/table/${id}`);
        return answer;
      },
    ],
  ],
  unseatPerson: [['seated', (eve, id) => eve.call('DELETE', `/api/table/${id}`)]],
  renamePasskey: [
    [
      'passkey',
      (eve, id) => eve.call('PUT', `/api/account/passkeys/${id}`, { name: 'Eve’s telephone' }),
    ],
  ],
  removePasskey: [
    [
      'passkey',
      async (eve, id) => {
        await prove(eve);
        return eve.call('DELETE', `/api/account/passkeys/${id}`);
      },
    ],
  ],
  revokeApiToken: [['apiToken', (eve, id) => eve.call('DELETE', `/api/account/tokens/${id}`)]],
  // Whoever keeps one under the same id has one of their own.
  saveCollection: [
    [
      'collection',
      async (eve, id) => {
        const answer = await eve.call('PUT', `/api/collections/${id}`, { name: 'E', recipes: [] });
        await eve.call('DELETE', `/api/collections/${id}`);
        return { ...answer, body: { kept: answer.body.collections?.length } };
      },
    ],
  ],
  deleteCollection: [['collection', (eve, id) => eve.call('DELETE', `/api/collections/${id}`)]],
  removeIdentity: [
    [
      'identity',
      async (eve, id) => {
        await prove(eve);
        return eve.call('DELETE', `/api/account/identities/${id}`);
      },
    ],
  ],
  // Who takes themselves out leaves.
  removeMember: [['person', (eve, id) => eve.call('DELETE', `/api/household/members/${id}`)]],
  revokeInvite: [['invite', (eve, id) => eve.call('DELETE', `/api/household/invites/${id}`)]],
  fetchInstructions: [
    [
      'ingredients',
      (eve, id) => sendForm(eve, '/instructions', { food_analysis_id: id, food_choice_index: '0' }),
    ],
  ],
  fetchResources: [
    [
      'ingredients',
      (eve, id) => sendForm(eve, '/resources', { food_analysis_id: id, food_choice_index: '0' }),
    ],
  ],
  confirmFood: [
    [
      'foods',
      (eve, id) =>
        eve.call('POST', '/food_detect_confirm', { analysis_id: id, food_detected: ['rice'] }),
    ],
  ],
  fetchPlans: [['plan', (eve, id) => eve.call('GET', `/api/meal_plan?limit=5&before=${id}`)]],
  fetchPlan: [['plan', (eve, id) => eve.call('GET', `/api/meal_plans/${id}`)]],
  updatePlan: [
    [
      'plan',
      (eve, id) =>
        eve.call('PUT', `/api/meal_plans/${id}`, {
          meal_plan: days,
          updated_at: 1,
          version: 2,
          name: 'Eve’s now',
        }),
    ],
  ],
  revertPlan: [
    ['plan', (eve, id) => eve.call('POST', `/api/meal_plans/${id}/revert`, { version: 2 })],
  ],
  deletePlan: [['plan', (eve, id) => eve.call('DELETE', `/api/meal_plans/${id}`)]],
  restorePlan: [['deletedPlan', (eve, id) => eve.call('POST', `/api/meal_plans/${id}/restore`)]],
  restoreCleared: [
    ['clearing', (eve, id) => eve.call('POST', '/api/meal_plans/restore', { clear_id: id })],
  ],
  duplicatePlan: [['plan', (eve, id) => eve.call('POST', `/api/meal_plans/${id}/duplicate`, {})]],
  fetchCalendar: [['plan', (eve, id) => eve.call('GET', `/api/meal_plans/${id}/calendar.ics`)]],
  fetchTicks: [['plan', (eve, id) => eve.call('GET', `/api/meal_plans/${id}/ticks`)]],
  saveTicks: [
    [
      'plan',
      (eve, id) =>
        eve.call('PUT', `/api/meal_plans/${id}/ticks`, {
          ticks: [{ item_key: 'rice', ticked: true }],
        }),
    ],
  ],
  fetchHistory: [['record', (eve, id) => eve.call('GET', `${history}?cursor=${id}`)]],
  saveRecord: [
    [
      'ingredients',
      (eve, id) => eve.call('POST', history, { ...entry, suggestion: 'Eve’s', analysis_id: id }),
    ],
  ],
  fetchEntry: [['record', (eve, id) => eve.call('GET', `${history}/${id}`)]],
  annotateEntry: [
    ['record', (eve, id) => eve.call('PUT', `${history}/${id}`, { note: 'Eve’s', rating: 1 })],
  ],
  deleteEntry: [['record', (eve, id) => eve.call('DELETE', `${history}/${id}`)]],
  keepPhoto: [['record', keepPhoto]],
  readPhoto: [['record', (eve, id) => eve.call('GET', `${history}/${id}/photo`)]],
  removePhoto: [['record', (eve, id) => eve.call('DELETE', `${history}/${id}/photo`)]],
  restoreEntry: [['deletedRecord', (eve, id) => eve.call('POST', `${history}/${id}/restore`)]],
  updateEntryResources: [
    [
      'ingredients',
      (eve, id) =>
        eve.call('POST', '/api/food_detection/food_detect_resources', {
          food_analysis_id: id,
          youtube_link: 'https://eve.example',
        }),
    ],
  ],
  fetchStatus: [['person', (eve, id) => eve.call('GET', `/api/subscription/status?user_id=${id}`)]],
  confirmPayment: [
    ['intent', (eve, id) => eve.call('POST', '/api/payment/success', report(id))],
    [
      'person',
      (eve, id) =>
        eve.call('POST', '/api/payment/success', report(madeUp('intent'), { user_id: id })),
    ],
  ],
  activateDays: [
    [
      'intent',
      (eve, id) =>
        eve.call('POST', '/api/subscription/activate-days', { paystack_data: { reference: id } }),
    ],
    [
      'person',
      (eve, id) =>
        eve.call('POST', '/api/subscription/activate-days', {
          user_id: id,
          paystack_data: { reference: madeUp('intent') },
        }),
    ],
  ],
};

/** Fields that look like ids and name nothing of anybody's: the catalogue's recipes, a shopping list's lines, addresses. */
const publicFields = ['recipe_id', 'item_key', 'redirect_url', 'url'];

/** A passkey's own id names nothing without its signature: tests/api/passkeys.test.ts asks for another person's. */
const bySignature = ['addPasskey', 'logInByPasskey', 'proveByPasskey'];

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
}
const fieldsOf = ({
  properties = {},
  items,
  anyOf = [],
  allOf = [],
  oneOf = [],
}: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, schema]) => [name, ...fieldsOf(schema)]),
  ...[...anyOf, ...allOf, ...oneOf, ...(items ? [items] : [])].flatMap(fieldsOf),
];
const looksLikeAnId = (name: string): boolean =>
  /(^|_)(id|key|url)$|cursor|before|reference/.test(name) && !publicFields.includes(name);

/** An answer without what differs between any two. */
const comparable = ({ status, body, text }: Answer): unknown => [
  status,
  body === undefined
    ? text
    : JSON.parse(
        JSON.stringify({
          ...body,
          request_id: 0,
          id: 0,
          // Whoever seats somebody under the caller's id is answered with that id.
          ...(Array.isArray(body.people) ? { people: body.people.length } : {}),
        }),
      ),
];

onOneDatabase((engine: EngineName) => {
  // One for all: each test has people of its own.
  let server: Promise<TestServer> | undefined;
  const theServer = (): Promise<TestServer> =>
    (server ??= startServer(engine, { atEnd: afterAll }));
  // Strangers alone ask for what is hers, and each test sees that it is as it was.
  const theOwner = once(async () => withEverything(await theServer()));

  describe('SRV-01 what is another’s', () => {
    test('is asked for by every call that takes an id of anything; a new call fails here until it has its line', async () => {
      const { app } = await theServer();
      const { paths } = (await send(app, { method: 'GET', url: '/api/docs/openapi.json' }))
        .body as {
        paths: Record<
          string,
          Record<
            string,
            {
              operationId: string;
              parameters?: { name: string }[];
              requestBody?: { content: Record<string, { schema: Schema }> };
            }
          >
        >;
      };
      const withIds = Object.values(paths)
        .flatMap((methods) => Object.values(methods))
        .filter(({ parameters = [], requestBody }) =>
          [
            ...parameters.map(({ name }) => name),
            ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
          ].some(looksLikeAnId),
        );
      const calls = withIds.map(({ operationId }) => operationId);
      expect(calls.filter((call) => !bySignature.includes(call)).toSorted()).toEqual(
        Object.keys(asks).toSorted(),
      );
    });

    test.each(
      Object.entries(asks).flatMap(([call, all]) =>
        all.map(([thing, ask]) => [call, thing, ask] as const),
      ),
    )(
      '%s answers for another person’s %s as for one that does not exist, and touches nothing',
      async (_call, thing, ask) => {
        const { app, environment } = await theServer();
        const { person: ada, things } = await theOwner();
        const [eve, owner] = [await signUp(app), await signUp(app)];
        const before = await worldOf(ada);
        const none = await ask(eve, madeUp(thing));
        const theirs = await ask(eve, things[thing]);
        expect(comparable(theirs)).toEqual(comparable(none));
        // Everybody here is called Ada Obi.
        expect(theirs.text).not.toMatch(/Ada(?! Obi)/);
        expect(await worldOf(ada)).toEqual(before);
        // The question was a good one: an owner gets an answer.
        expect((await ask(owner, await makingFor(owner, environment)[thing]())).status).toBe(200);
      },
    );

    test('another person’s key of a sending is nobody’s: the same key of two people makes a plan each', async () => {
      const { app } = await theServer();
      const [ada, eve] = [await signUp(app), await signUp(app)];
      const save = async (person: TestPerson) =>
        (
          await person.call('POST', '/api/meal_plan', week('2026-01-05', '2026-01-11'), {
            'idempotency-key': 'the-same',
          })
        ).body.data.id as string;
      expect(await save(eve)).not.toBe(await save(ada));
    });
  });
});
