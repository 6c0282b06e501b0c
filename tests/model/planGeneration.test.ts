import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type EventFromLogic } from 'xstate';
import { planGenerationMachine } from '../../machines/planner/planGeneration.machine.ts';
import type { Photo } from '../../machines/shared/photo.ts';
import type {
  GenerationRequest,
  GenerationResult,
  Household,
} from '../../machines/shared/plans.ts';
import { planGeneration } from './samples/planGeneration.ts';
import { household, limits } from './samples/plans.ts';
import { testChart } from './testChart.ts';

testChart(planGeneration);

// The table says where the form leads; here is what is read of what people type and choose.
describe('what is typed and chosen', () => {
  type Event = EventFromLogic<typeof planGenerationMachine>;
  const submit: Event = { type: 'form.submitted' };
  const auto: readonly Event[] = [
    { type: 'auto.chosen', auto: true },
    { type: 'location.chosen', location: 'Nigeria' },
  ];
  const photo = (size: number, type = 'image/jpeg'): Photo => ({ name: 'fridge.jpg', size, type });

  /** The form after these events, and what it asked the kitchen. */
  async function form(events: readonly Event[], who: Household = household) {
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
      { input: { week: '2026-01-05', limits } },
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
  ])('GEN-06: a budget of %j is %d', async (budget, number) => {
    const { asked, state } = await form([...auto, { type: 'budget.changed', budget }, submit]);
    expect(state).toBe('generatingPlan');
    expect(asked).toEqual([
      { by: 'budget', location: 'Nigeria', budget: number, sickness: household.sickness },
    ]);
  });

  test.each([
    '0',
    '0.00',
    '-5',
    'about 200',
    '200 NGN',
    'N200',
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
    [
      'a country',
      [
        { type: 'auto.chosen', auto: true },
        { type: 'budget.changed', budget: '200' },
      ],
    ],
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
      auto: false,
      method: 'list',
      location: 'Ghana',
      budget: '',
      list: '',
      image: null,
    });
  });

  test("GEN-02: a list is sent as it was typed, with what is known of the person's health", async () => {
    const events: readonly Event[] = [{ type: 'list.changed', list: ' rice, beans ' }, submit];
    expect((await form(events)).asked).toEqual([
      { by: 'list', list: ' rice, beans ', sickness: 'high blood pressure' },
    ]);
    expect((await form(events, { ...household, sickness: null })).asked).toEqual([
      { by: 'list', list: ' rice, beans ', sickness: null },
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
});
