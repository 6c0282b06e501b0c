import { assign, fromPromise, setup } from 'xstate';
import { addDays, weekdays, weekdayOf } from '../../domain/calendar.ts';
import type { Note } from '../../domain/notes.ts';
import type {
  AddingOutput,
  MealAdded,
  MealToAdd,
  NotFor,
  RestPlanned,
  WeeksFound,
  WeekToFill,
} from '../shared/mealAdding.ts';
import type { MealText, Place, Slot, Weekday } from '../shared/plans.ts';

interface AddingInput {
  recipeId: string;
  servings: number;
  swaps: readonly string[];
  callTimeout: number;
  aiTimeout: number;
}
type Found = Extract<WeeksFound, { outcome: 'found' }>;

/** What is over is not planned any more. */
const isAhead = (start: string, day: Weekday, today: string): boolean =>
  addDays(start, weekdays.indexOf(day)) >= today;

export const mealAddingMachine = setup({
  types: {
    context: {} as AddingInput & {
      today: string;
      weeks: readonly WeekToFill[];
      meal: MealText | null;
      /** Those who eat along and must not eat it; said before it is added. */
      notFor: readonly NotFor[];
      /** The chosen week, by its Monday. */
      start: string;
      place: Place;
      /** Another device was first: the weeks were read again. */
      isRenewed: boolean;
      message: string | null;
      /** Why no week fits around the dish. */
      refusal: Note;
      output: AddingOutput;
    },
    events: {} as
      | { type: 'weeks.retried' }
      | { type: 'week.chosen'; start: string }
      | { type: 'day.chosen'; day: Weekday }
      | { type: 'slot.chosen'; slot: Slot }
      | { type: 'meal.submitted' }
      | { type: 'rest.requested' }
      | { type: 'adding.abandoned' },
    input: {} as AddingInput,
    output: {} as AddingOutput,
    tags: {} as 'loading',
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchWeeks: fromPromise<WeeksFound, Pick<AddingInput, 'recipeId' | 'servings' | 'swaps'>>(() =>
      Promise.reject(new Error('fetchWeeks is not provided')),
    ),
    saveMeal: fromPromise<MealAdded, MealToAdd>(() =>
      Promise.reject(new Error('saveMeal is not provided')),
    ),
    planRest: fromPromise<RestPlanned, MealToAdd>(() =>
      Promise.reject(new Error('planRest is not provided')),
    ),
  },
  actions: {
    /** The place that was chosen before stays; at first it is today, as what the dish is eaten as. */
    keepFound: assign(({ context }, { found }: { found: Found }) => ({
      today: found.today,
      weeks: found.weeks,
      meal: found.meal,
      notFor: found.notFor,
      ...(context.start === ''
        ? {
            start: found.weeks[0]!.start,
            place: {
              day: weekdayOf(found.today),
              slot: found.slots.includes('dinner') ? 'dinner' : (found.slots[0] ?? 'dinner'),
            },
          }
        : {}),
    })),
    keepMessage: assign({ message: (_, params: { message: string | null }) => params.message }),
    /** The day stays where it is still ahead in that week. */
    keepWeek: assign(({ context }, { start }: { start: string }) => ({
      start,
      place: isAhead(start, context.place.day, context.today)
        ? context.place
        : { day: weekdayOf(context.today), slot: context.place.slot },
    })),
    keepDay: assign({
      place: ({ context }, params: { day: Weekday }) => ({
        day: params.day,
        slot: context.place.slot,
      }),
    }),
    keepSlot: assign({
      place: ({ context }, params: { slot: Slot }) => ({
        day: context.place.day,
        slot: params.slot,
      }),
    }),
    keepRefusal: assign({ refusal: (_, params: { message: Note }) => params.message }),
    keepRenewed: assign({ isRenewed: true }),
    clearRenewed: assign({ isRenewed: false }),
    keepOutput: assign({
      output: ({ context }) => ({
        outcome: 'added' as const,
        start: context.start,
        place: context.place,
      }),
    }),
  },
  guards: {
    isFound: (_, params: WeeksFound) => params.outcome === 'found',
    isSaved: (_, params: RestPlanned) => params.outcome === 'saved',
    isChanged: (_, params: RestPlanned) => params.outcome === 'changed',
    isWeek: ({ context }, params: { start: string }) =>
      context.weeks.some(({ start }) => start === params.start),
    isDayAhead: ({ context }, params: { day: Weekday }) =>
      isAhead(context.start, params.day, context.today),
  },
  delays: {
    callTimeout: ({ context }) => context.callTimeout,
    aiTimeout: ({ context }) => context.aiTimeout,
  },
}).createMachine({
  id: 'mealAdding',
  description: 'A recipe is put into a week: this one or the next, a day, a meal.',
  context: ({ input }) => ({
    recipeId: input.recipeId,
    servings: input.servings,
    swaps: input.swaps,
    callTimeout: input.callTimeout,
    aiTimeout: input.aiTimeout,
    today: '',
    weeks: [],
    meal: null,
    notFor: [],
    start: '',
    place: { day: 'Monday', slot: 'dinner' },
    isRenewed: false,
    message: null,
    refusal: '',
    output: { outcome: 'abandoned' },
  }),
  initial: 'fetchingWeeks',
  on: { 'adding.abandoned': '.ended' },
  states: {
    fetchingWeeks: {
      description:
        'The two weeks are read, and the dish as a meal for as many; what does not fit the person is refused.',
      tags: ['loading'],
      invoke: {
        id: 'fetchWeeks',
        src: 'fetchWeeks',
        input: ({ context: { recipeId, servings, swaps } }) => ({ recipeId, servings, swaps }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'choosing',
            actions: {
              type: 'keepFound',
              params: ({ event }) => ({ found: event.output as Found }),
            },
          },
          {
            target: 'refused',
            actions: {
              type: 'keepMessage',
              params: ({ event }) => ({
                message: (event.output as Exclude<WeeksFound, Found>).message,
              }),
            },
          },
        ],
        onError: 'weeksFailed',
      },
      after: { callTimeout: 'weeksFailed' },
    },
    weeksFailed: {
      description: 'The weeks could not be read; they can be asked for again.',
      on: { 'weeks.retried': 'fetchingWeeks' },
    },
    refused: { description: 'The dish does not fit the health settings, and is not planned.' },
    choosing: {
      description:
        'Week, day and meal are chosen; what stands there is shown, and who at the table must not eat the dish.',
      meta: { requirements: ['PLAN-22', 'PLAN-23'] },
      initial: 'resting',
      on: {
        'week.chosen': {
          guard: { type: 'isWeek', params: ({ event }) => ({ start: event.start }) },
          actions: { type: 'keepWeek', params: ({ event }) => ({ start: event.start }) },
        },
        'day.chosen': {
          guard: { type: 'isDayAhead', params: ({ event }) => ({ day: event.day }) },
          actions: { type: 'keepDay', params: ({ event }) => ({ day: event.day }) },
        },
        'slot.chosen': {
          actions: { type: 'keepSlot', params: ({ event }) => ({ slot: event.slot }) },
        },
        'meal.submitted': { target: 'savingMeal', actions: 'clearRenewed' },
        'rest.requested': { target: 'planningRest', actions: 'clearRenewed' },
      },
      states: {
        resting: { description: 'Nothing went wrong.' },
        mealUnsaved: { description: 'The week could not be saved; it can be tried again.' },
        restRefused: {
          description:
            'No week fits around the dish, and the kitchen says why; nothing is changed.',
        },
        restFailed: {
          description: 'The rest of the week could not be planned; nothing is changed.',
        },
      },
    },
    savingMeal: {
      description: 'The week is saved with the dish in its place.',
      meta: { requirements: ['PLAN-23'] },
      invoke: {
        id: 'saveMeal',
        src: 'saveMeal',
        input: ({ context }) => ({
          week: context.weeks.find(({ start }) => start === context.start)!,
          place: context.place,
          meal: context.meal!,
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'ended',
            actions: 'keepOutput',
          },
          { target: 'fetchingWeeks', actions: 'keepRenewed' },
        ],
        onError: 'choosing.mealUnsaved',
      },
      after: { callTimeout: 'choosing.mealUnsaved' },
    },
    planningRest: {
      description:
        'The dish stays in its place, and the kitchen plans the other meals of the week that are neither locked nor chosen by hand around it.',
      meta: { requirements: ['PLAN-23'] },
      invoke: {
        id: 'planRest',
        src: 'planRest',
        input: ({ context }) => ({
          week: context.weeks.find(({ start }) => start === context.start)!,
          place: context.place,
          meal: context.meal!,
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'ended',
            actions: 'keepOutput',
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'fetchingWeeks',
            actions: 'keepRenewed',
          },
          {
            target: 'choosing.restRefused',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => event.output as Extract<RestPlanned, { outcome: 'refused' }>,
            },
          },
        ],
        onError: 'choosing.restFailed',
      },
      after: { aiTimeout: 'choosing.restFailed' },
    },
    ended: { description: 'The dish stands in the week, or nothing is changed.', type: 'final' },
  },
  output: ({ context }) => context.output,
});
