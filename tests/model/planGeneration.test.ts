import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFromLogic } from 'xstate';
import { weekdays } from '../../domain/calendar.ts';
import { slots } from '../../domain/slots.ts';
import { choicesFrom } from '../../domain/weekRules.ts';
import { planGenerationMachine } from '../../machines/planner/planGeneration.machine.ts';
import type { Photo, Preparation } from '../../machines/shared/photo.ts';
import type {
  GenerationRequest,
  GenerationResult,
  Household,
  PlanBasis,
  PlanDraft,
  SaveResult,
} from '../../machines/shared/plans.ts';
import { planGeneration } from './samples/planGeneration.ts';
import { household, limits } from './samples/plans.ts';
import { testChart } from './testChart.ts';

testChart(planGeneration);

// The table says where the form leads; here is what is read of what people type and choose.
describe('what is typed and chosen', () => {
  type Event = EventFromLogic<typeof planGenerationMachine>;
  const submit: Event = { type: 'form.submitted' };
  const auto: readonly Event[] = [{ type: 'location.chosen', location: 'Nigeria' }];
  const byList: Event = { type: 'auto.chosen', auto: false };
  const monday = '2026-01-05';
  const usual = {
    people: 1,
    weekday_minutes: 45,
    weekend_minutes: 90,
    cooking: 'once_for_two',
    variety: 'some',
  };
  const sent = { sickness: household.sickness, week: monday, rules: usual };
  const photo = (size: number, type = 'image/jpeg'): Photo => ({ name: 'fridge.jpg', size, type });

  /** The form after these events, and what it asked the kitchen. */
  async function form(
    events: readonly Event[],
    who: Household = household,
    { today = monday, remembered = null }: { today?: string; remembered?: PlanBasis | null } = {},
  ) {
    const asked: GenerationRequest[] = [];
    const actor = createActor(
      planGenerationMachine.provide({
        actors: {
          readHousehold: fromPromise<Household>(async () => who),
          generatePlan: fromPromise<GenerationResult, GenerationRequest>(({ input }) => {
            asked.push(input);
            return new Promise(() => undefined);
          }),
        },
      }),
      { input: { week: monday, today, planned: ['2026-01-12'], remembered, limits } },
    ).start();
    await Promise.resolve();
    await Promise.resolve();
    for (const event of events) actor.send(event);
    return { actor, asked, state: actor.getSnapshot().value, context: actor.getSnapshot().context };
  }

  test.each<[string, number]>([
    ['15000', 15_000],
    ['15,000', 15_000],
    ['15 000', 15_000],
    ['15 000.50', 15_000.5],
    ['1,234,567', 1_234_567],
    ['  200 ', 200],
    ['0.5', 0.5],
    ['12.3', 12.3],
    ['999999999999', 999_999_999_999],
    ['31,40', 31.4],
    ['12,5', 12.5],
    ['1.234,50', 1234.5],
    ['1 234,5', 1234.5],
    ['15.000.000', 15_000_000],
    ['15\u202f000', 15_000],
    ["1'250.75", 1250.75],
    ['1’250', 1250],
    ['200 NGN', 200],
    ['N200', 200],
    ['₦ 15,000', 15_000],
    ['15 000 naira', 15_000],
    ['NGN 15,000 a week', 15_000],
    ['15000 per week', 15_000],
  ])('GEN-06: a budget of %j is %d', async (budget, number) => {
    const { asked, state } = await form([...auto, { type: 'budget.changed', budget }, submit]);
    expect(state).toBe('generatingPlan');
    expect(asked).toEqual([{ by: 'budget', location: 'Nigeria', budget: number, ...sent }]);
  });

  test.each([
    '0',
    '0.00',
    '-5',
    'about 200',
    '200 or 300',
    '200-300',
    '€200',
    '200 €',
    '£70',
    '200 dollars',
    '200 GBP',
    '200 GBP a week',
    '200 people',
    '200 a month',
    'Rs 2000',
    '20k',
    'no',
    '1e9',
    '12.345',
    '15.000',
    '1,2345',
    '12,3,4',
    '1,234,56',
    '1.2,34',
    '12,345.678',
    '1.234,567',
    '1,23,456',
    '15 00',
    '1000000000000',
    '1.000.000.000.000,5',
    '.5',
    '5.',
    'Infinity',
  ])('GEN-06: a budget of %j is asked about again, and stays as it was typed', async (budget) => {
    const { asked, state, context } = await form([
      ...auto,
      { type: 'budget.changed', budget },
      submit,
    ]);
    expect(state).toEqual({ composing: 'budgetUnreadable' });
    expect(context.form.budget).toBe(budget);
    expect(asked).toEqual([]);
  });

  test.each<[string, readonly Event[]]>([
    ['a country', [{ type: 'budget.changed', budget: '200' }]],
    ['a budget', auto],
    ['more than spaces for a budget', [...auto, { type: 'budget.changed', budget: '  ' }]],
  ])('GEN-03: without %s nothing is planned from a budget', async (_what, events) => {
    const { state, asked } = await form([...events, submit], { ...household, country: null });
    expect([state, asked]).toEqual([{ composing: 'informationMissing' }, []]);
  });

  test('GEN-04: the country that was saved last is chosen already; one that was chosen here stays', async () => {
    expect((await form([], household)).context.form.location).toBe('Nigeria');
    expect((await form([], { ...household, country: null })).context.form.location).toBe('');
    const { actor } = await form([{ type: 'location.chosen', location: 'Ghana' }]);
    expect(actor.getSnapshot().context.form).toEqual({
      week: '2026-01-05',
      auto: true,
      method: 'list',
      location: 'Ghana',
      budget: '',
      list: '',
      image: null,
      rules: choicesFrom(null, 1),
    });
  });

  test("GEN-02: a list is sent as it was typed, with what is known of the person's health", async () => {
    const events: readonly Event[] = [
      byList,
      { type: 'list.changed', list: ' rice, beans ' },
      submit,
    ];
    expect((await form(events)).asked).toEqual([
      { by: 'list', list: ' rice, beans ', ...sent, sickness: 'high blood pressure' },
    ]);
    expect((await form(events, { ...household, sickness: null })).asked).toEqual([
      { by: 'list', list: ' rice, beans ', ...sent, sickness: null },
    ]);
  });

  test.each<[string, Photo, object | string]>([
    ['of exactly the largest size', photo(limits.imageBytes), { composing: 'writing' }],
    ['of one byte more', photo(limits.imageBytes + 1), { composing: 'imageTooLarge' }],
    ['of one byte', photo(1), { composing: 'writing' }],
    ['of nothing', photo(0), { composing: 'imageUnsuitable' }],
    ['of a type that the device does not know', photo(9, ''), { composing: 'writing' }],
    ['that is a document', photo(9, 'application/pdf'), { composing: 'imageUnsuitable' }],
    ['that only sounds like a picture', photo(9, 'text/image/'), { composing: 'imageUnsuitable' }],
  ])('FOOD-02: a photo %s', async (_what, image, state) => {
    const before = photo(5, 'image/png');
    const chosen = await form([
      byList,
      { type: 'method.chosen', method: 'image' },
      { type: 'image.chosen', image: before },
      { type: 'image.chosen', image },
    ]);
    expect(chosen.state).toEqual(state);
    expect(chosen.context.form.image).toBe(
      (state as { composing: string }).composing === 'writing' ? image : before,
    );
  });

  test.each<[string, string]>([
    ['2026-02-04', '2026-02-04'],
    ['2026-99-99', '2026-01-05'],
    ['x2026-02-04', '2026-01-05'],
    ['2026-02-04x', '2026-01-05'],
    ['', '2026-01-05'],
    ['04.02.2026', '2026-01-05'],
  ])('GEN-01: of the date %j the week is %s', async (date, week) => {
    expect((await form([{ type: 'week.chosen', date }])).context.form.week).toBe(week);
  });

  const complete: readonly Event[] = [...auto, { type: 'budget.changed', budget: '200' }];
  const asked = async (events: readonly Event[], ...rest: [Household?, object?]) =>
    (await form([...complete, ...events, submit], ...rest)).asked.map(({ week, rules }) => ({
      week,
      rules,
    }));

  test('the rules of the week are sent as they were chosen, what nobody chose as it is usual', async () => {
    expect(
      await asked([
        { type: 'rules.changed', rules: { people: 3, weekdayMinutes: 20 } },
        { type: 'rules.changed', rules: { cooking: 'once_for_three', variety: 'much' } },
      ]),
    ).toEqual([
      {
        week: monday,
        rules: {
          people: 3,
          weekday_minutes: 20,
          weekend_minutes: 90,
          cooking: 'once_for_three',
          variety: 'much',
        },
      },
    ]);
    // Who cooks for an hour works for more than the usual 25 minutes of it.
    expect(await asked([{ type: 'rules.changed', rules: { weekdayMinutes: 60 } }])).toEqual([
      { week: monday, rules: { ...usual, weekday_minutes: 60, hands_on_minutes: 40 } },
    ]);
  });

  test('as many eat as the settings say, until another number is chosen for the week', async () => {
    expect(await asked([], { ...household, people: 4 })).toEqual([
      { week: monday, rules: { ...usual, people: 4 } },
    ]);
    expect(
      await asked([{ type: 'rules.changed', rules: { people: 6 } }], { ...household, people: 4 }),
    ).toEqual([{ week: monday, rules: { ...usual, people: 6 } }]);
  });

  test('a meal that is out is toggled back; of several, those that are planned go out first', async () => {
    const lunch = (day: 'Monday' | 'Tuesday') => ({ day, slot: 'lunch' as const });
    const toggle = (...places: ReturnType<typeof lunch>[]): Event => ({
      type: 'meals.toggled',
      places,
    });
    const out = async (...events: Event[]) =>
      (await form(events)).context.form.rules.out.map(({ day }) => day);
    expect(await out(toggle(lunch('Monday')))).toEqual(['Monday']);
    expect(await out(toggle(lunch('Monday')), toggle(lunch('Monday')))).toEqual([]);
    const both = toggle(lunch('Monday'), lunch('Tuesday'));
    expect(await out(toggle(lunch('Tuesday')), both)).toEqual(['Tuesday', 'Monday']);
    expect(await out(both, both)).toEqual([]);
    expect(await asked([both])).toEqual([
      { week: monday, rules: { ...usual, skip: [lunch('Monday'), lunch('Tuesday')] } },
    ]);
  });

  test('what the last plan was made from stands in the form, so that one press does', async () => {
    const remembered: PlanBasis = {
      location: 'Ghana',
      budget: 850.5,
      rules: {
        people: 5,
        weekday_minutes: 30,
        weekend_minutes: 60,
        cooking: 'every_meal',
        skip: [{ day: 'Friday', slot: 'dinner' }],
        first_day: 'Thursday',
      },
    };
    const { asked: sentNow } = await form([submit], household, { remembered });
    expect(sentNow).toEqual([
      {
        by: 'budget',
        location: 'Ghana',
        budget: 850.5,
        week: monday,
        sickness: household.sickness,
        // Guests of last week do not come again by themselves, and this week begins on Monday.
        rules: {
          people: 1,
          weekday_minutes: 30,
          weekend_minutes: 60,
          cooking: 'every_meal',
          variety: 'some',
          skip: [{ day: 'Friday', slot: 'dinner' }],
        },
      },
    ]);
    const fromList = await form([], household, { remembered: { ingredient_list: 'rice' } });
    expect(fromList.context.form).toMatchObject({ auto: false, method: 'list', list: '' });
  });

  test('days of this week that are over are not planned', async () => {
    expect(await asked([], household, { today: '2026-01-08' })).toEqual([
      { week: monday, rules: { ...usual, first_day: 'Thursday' } },
    ]);
    expect(
      await asked([{ type: 'week.chosen', date: '2026-01-21' }], household, {
        today: '2026-01-08',
      }),
    ).toEqual([{ week: '2026-01-19', rules: usual }]);
  });

  test.each<[string, string, object]>([
    ['a week that has a plan', '2026-01-18', { composing: 'weekTaken' }],
    ['a week that is over', '2026-01-04', { composing: 'weekOver' }],
  ])('no plan is spent on %s, and it is said as it is chosen', async (_what, date, state) => {
    const chosen = await form([...complete, { type: 'week.chosen', date }]);
    expect([chosen.state, chosen.context.form.week]).toEqual([state, date]);
    chosen.actor.send({ type: 'budget.changed', budget: '300' });
    chosen.actor.send(submit);
    expect([chosen.actor.getSnapshot().value, chosen.asked]).toEqual([state, []]);
  });

  test('of a week that is over and has a plan it is said that it is over, as it is chosen and as the form is sent', async () => {
    const today = '2026-01-25';
    const chosen = await form(
      [...complete, { type: 'week.chosen', date: '2026-01-14' }],
      household,
      {
        today,
      },
    );
    expect(chosen.state).toEqual({ composing: 'weekOver' });
    chosen.actor.send({ type: 'budget.changed', budget: '300' });
    chosen.actor.send(submit);
    expect(chosen.actor.getSnapshot().value).toEqual({ composing: 'weekOver' });
  });

  test('of a week that has a plan nobody is asked to choose meals', async () => {
    const everywhere = weekdays.flatMap((day) => slots.map((slot) => ({ day, slot })));
    const { state } = await form([
      ...complete,
      { type: 'week.chosen', date: '2026-01-14' },
      { type: 'meals.toggled', places: everywhere },
      submit,
    ]);
    expect(state).toEqual({ composing: 'weekTaken' });
  });

  test('the panel is busy while it is looked up who is cooked for', () => {
    const actor = createActor(planGenerationMachine, {
      input: { week: monday, today: monday, planned: [], remembered: null, limits },
    }).start();
    expect(actor.getSnapshot().value).toBe('readingHousehold');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.stop();
  });

  test('a photo that could not be prepared is sent as it is, and never the one before it', async () => {
    const [first, small, second] = [photo(9), photo(3), photo(8)];
    const sentImages: Photo[] = [];
    const actor = createActor(
      planGenerationMachine.provide({
        actors: {
          readHousehold: fromPromise<Household>(async () => household),
          prepareImage: fromPromise<Preparation, { photo: Photo }>(async ({ input }) => {
            if (input.photo === second) throw new Error('no memory');
            return { outcome: 'prepared', image: small };
          }),
          generatePlan: fromPromise<GenerationResult, GenerationRequest>(async ({ input }) => {
            if (input.by === 'image') sentImages.push(input.image);
            throw new Error('network');
          }),
        },
      }),
      { input: { week: monday, today: monday, planned: [], remembered: null, limits } },
    ).start();
    const failed = () => waitFor(actor, (is) => is.matches({ composing: 'generationFailed' }));
    await waitFor(actor, (is) => is.matches('composing'));
    actor.send(byList);
    actor.send({ type: 'method.chosen', method: 'image' });
    actor.send({ type: 'image.chosen', image: first });
    actor.send(submit);
    await failed();
    actor.send({ type: 'image.chosen', image: second });
    actor.send(submit);
    await failed();
    expect(sentImages).toEqual([small, second]);
    actor.stop();
  });

  test('a plan for the rest of this week is not kept for a whole one', async () => {
    const draft = { mealPlan: [], basis: null, report: null };
    const kept = async (today: string, date: string) => {
      const actor = createActor(
        planGenerationMachine.provide({
          actors: {
            readHousehold: fromPromise<Household>(async () => household),
            generatePlan: fromPromise<GenerationResult, GenerationRequest>(async () => ({
              outcome: 'planned',
              draft,
              notes: [],
            })),
            savePlan: fromPromise<SaveResult, { draft: PlanDraft; week: string }>(async () => ({
              outcome: 'weekTaken',
            })),
          },
        }),
        { input: { week: monday, today, planned: [], remembered: null, limits } },
      ).start();
      await waitFor(actor, (snapshot) => snapshot.matches('composing'));
      for (const event of [...complete, submit]) actor.send(event);
      await waitFor(actor, (snapshot) => snapshot.matches({ composing: 'weekTaken' }));
      actor.send({ type: 'week.chosen', date });
      return actor.getSnapshot().context.draft;
    };
    expect(await kept('2026-01-08', '2026-01-12')).toBeNull();
    expect(await kept(monday, '2026-01-12')).toBe(draft);
  });
});
