import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { withMealPut } from '../../domain/leftovers.ts';
import { titleWithoutNote } from '../../domain/mealTitle.ts';
import { mealIn, noMeal, withDays, withMealOut } from '../../domain/planChanges.ts';
import { editedBasis, editedDays, planAfter } from '../../domain/planEdits.ts';
import type { DraftFound, ToDrafts } from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';
import type {
  EditingOutput,
  FoundMeals,
  MealDraft,
  MealPlan,
  PlanEdit,
  PlannerLimits,
  PlanReport,
  Place,
  ProposalResult,
  SavedPlan,
  UpdateResult,
} from '../shared/plans.ts';
import type { mealSwapMachine } from './mealSwap.machine.ts';

type Proposal = Extract<ProposalResult, { outcome: 'proposed' }>;

export const mealEditingMachine = setup({
  types: {
    context: {} as {
      plan: SavedPlan;
      edit: PlanEdit;
      search: string;
      found: FoundMeals;
      /** What the person writes of a meal by hand. */
      title: string;
      ingredients: string;
      mealPlan: MealPlan;
      /** null: it no longer speaks of the plan as it is. */
      report: PlanReport | null;
      refusal: PlanReport['review'];
      theirs: SavedPlan | null;
      output: EditingOutput;
      limits: PlannerLimits;
    },
    events: {} as
      | { type: 'search.changed'; search: string }
      | { type: 'search.retried' }
      | { type: 'recipe.chosen'; id: string }
      | { type: 'title.changed'; title: string }
      | { type: 'ingredients.changed'; ingredients: string }
      | { type: 'writing.submitted' }
      | { type: 'out.chosen' }
      | { type: 'proposal.retried' }
      | { type: 'connection.returned' }
      | { type: 'saving.retried' }
      | { type: 'mine.kept' }
      | { type: 'theirs.kept' }
      | { type: 'edit.abandoned' }
      | DraftFound<MealDraft>,
    emitted: {} as Report,
    input: {} as { plan: SavedPlan; edit: PlanEdit; limits: PlannerLimits },
    output: {} as EditingOutput,
    children: {} as { mealSwap: 'mealSwap'; drafts: 'drafts' },
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchMeals: fromPromise<FoundMeals, { search: string; place: Place }>(() =>
      Promise.reject(new Error('fetchMeals is not provided')),
    ),
    mealSwap: fromPromise<void, object>(() =>
      Promise.reject(new Error('mealSwap is not provided')),
    ) as unknown as typeof mealSwapMachine,
    proposeChange: fromPromise<ProposalResult, { plan: SavedPlan; edit: PlanEdit }>(() =>
      Promise.reject(new Error('proposeChange is not provided')),
    ),
    connectionReturns: fromCallback<{ type: 'none' }>(() => {
      throw new Error('connectionReturns is not provided');
    }),
    updatePlan: fromPromise<
      UpdateResult,
      { plan: SavedPlan; mealPlan: MealPlan; report: PlanReport | null }
    >(() => Promise.reject(new Error('updatePlan is not provided'))),
    drafts: fromCallback<ToDrafts<MealDraft>>(() => {
      throw new Error('drafts is not provided');
    }),
  },
  actions: {
    keepSearch: assign({ search: (_, params: { search: string }) => params.search }),
    keepFound: assign({ found: (_, params: FoundMeals) => params }),
    keepTitle: assign({ title: (_, params: { title: string }) => params.title }),
    keepIngredients: assign({
      ingredients: (_, params: { ingredients: string }) => params.ingredients,
    }),
    keepDraft: assign({
      title: (_, params: { draft: MealDraft }) => params.draft.title,
      ingredients: (_, params) => params.draft.ingredients,
    }),
    tellDraft: sendTo(
      'drafts',
      ({ context: { plan, edit, title, ingredients } }): ToDrafts<MealDraft> => ({
        type: 'draft.changed',
        values: {
          planId: plan.id,
          ...(edit as { place: Place }).place,
          title,
          ingredients,
        },
      }),
    ),
    tellDraftCleared: sendTo('drafts', { type: 'draft.cleared' }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
    keepChosen: assign({
      mealPlan: ({ context }, params: { id: string }) =>
        withMealPut(
          context.plan.mealPlan,
          (context.edit as { place: Place }).place,
          context.found.meals.find(({ id }) => id === params.id)!.meal,
        ),
      report: null,
    }),
    keepWritten: assign({
      mealPlan: ({ context }) => {
        const { place } = context.edit as { place: Place };
        const ingredients = context.ingredients
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '');
        const before = mealIn(context.plan.mealPlan, place);
        // With other words or ingredients it is no longer the catalogue's recipe.
        // The note that the form does not show stays with a title that nobody changed.
        const text =
          titleWithoutNote(before.text) === context.title.trim()
            ? before.text
            : context.title.trim();
        const isSame =
          before.text === text && before.ingredients.join('\n') === ingredients.join('\n');
        return withMealPut(context.plan.mealPlan, place, {
          text,
          ingredients,
          meal: isSame ? before.meal : null,
        });
      },
      report: null,
    }),
    keepOut: assign(({ context: { plan, edit } }) => {
      const { place } = edit as { place: Place };
      return {
        plan: withMealOut(plan, place),
        mealPlan: withMealPut(plan.mealPlan, place, noMeal),
        report: null,
      };
    }),
    keepProposal: assign((_, { mealPlan, report }: Proposal) => ({ mealPlan, report })),
    keepSwapped: assign({
      mealPlan: ({ context }, params: { days: MealPlan }) =>
        withDays(context.plan.mealPlan, params.days),
    }),
    keepRefusal: assign({ refusal: (_, by: { message: PlanReport['review'] }) => by.message }),
    keepTheirs: assign({ theirs: (_, params: { theirs: SavedPlan }) => params.theirs }),
    keepOurs: assign({
      plan: ({ context }) => Object.assign({}, context.plan, { version: context.theirs!.version }),
    }),
    keepReplaced: assign({
      output: ({ context }) => ({ outcome: 'replaced' as const, plan: context.theirs! }),
    }),
    keepOutput: assign({
      output: (_, params: { plan: SavedPlan }) => ({
        outcome: 'changed' as const,
        plan: params.plan,
      }),
    }),
  },
  guards: {
    isByHand: ({ context }) => context.edit.kind === 'add' || context.edit.kind === 'rewrite',
    isSwap: ({ context }) => context.edit.kind === 'swap',
    isByKitchen: ({ context }) =>
      context.edit.kind === 'regenerate' || context.edit.kind === 'around',
    isFound: ({ context }, params: { id: string }) =>
      context.found.meals.some(({ id }) => id === params.id),
    isOfThisMeal: ({ context: { plan, edit } }, { draft }: { draft: MealDraft }) => {
      const { place } = edit as { place: Place };
      return draft.planId === plan.id && draft.day === place.day && draft.slot === place.slot;
    },
    isWritten: ({ context }) => context.title.trim() !== '',
    isProposed: (_, params: ProposalResult) => params.outcome === 'proposed',
    isSaved: (_, params: UpdateResult) => params.outcome === 'saved',
    isOffline: (_, params: { error: unknown }) =>
      (params.error as { code?: unknown } | null)?.code === 'networkFailed',
  },
  delays: {
    searchPause: ({ context }) => context.limits.searchPause,
    callTimeout: ({ context }) => context.limits.callTimeout,
    aiTimeout: ({ context }) => context.limits.aiTimeout,
  },
}).createMachine({
  id: 'mealEditing',
  description:
    'One change of a saved plan: decided by hand or by the kitchen, then saved, with a newer copy from elsewhere respected.',
  context: ({ input: { plan, edit, limits } }) => {
    const here =
      edit.kind === 'add' || edit.kind === 'rewrite' ? mealIn(plan.mealPlan, edit.place) : noMeal;
    return {
      plan: editedBasis(plan, edit),
      edit,
      search: '',
      found: { meals: [], leftOut: 0 },
      title: titleWithoutNote(here.text),
      ingredients: here.ingredients.join('\n'),
      mealPlan: editedDays(plan.mealPlan, edit),
      report: edit.kind === 'lock' ? (plan.report ?? null) : null,
      refusal: '',
      theirs: null,
      output: { outcome: 'abandoned' as const },
      limits,
    };
  },
  initial: 'deciding',
  invoke: {
    id: 'drafts',
    src: 'drafts',
    onDone: { actions: { type: 'report', params: { code: 'drafts.stopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'drafts.stopped', error: event.error }),
      },
    },
  },
  on: { 'edit.abandoned': '.ended' },
  states: {
    deciding: {
      description: 'Passed through at once: who decides what the change is.',
      always: [
        { guard: 'isByHand', target: 'writing' },
        { guard: 'isSwap', target: 'swapping' },
        { guard: 'isByKitchen', target: 'proposing' },
        { target: 'updating' },
      ],
    },
    writing: {
      description:
        'The person looks for a dish in the catalogue, writes one by hand, or eats elsewhere. What they had typed before a reload is found again.',
      meta: { requirements: ['PLAN-22', 'PLAN-23'] },
      initial: 'fetchingMeals',
      on: {
        'search.changed': {
          target: '.pausing',
          actions: { type: 'keepSearch', params: ({ event }) => ({ search: event.search }) },
        },
        'recipe.chosen': {
          guard: { type: 'isFound', params: ({ event }) => event },
          target: 'updating',
          actions: { type: 'keepChosen', params: ({ event }) => event },
        },
        'draft.found': {
          guard: { type: 'isOfThisMeal', params: ({ event }) => ({ draft: event.values }) },
          actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.values }) },
        },
        'title.changed': {
          actions: [
            { type: 'keepTitle', params: ({ event }) => ({ title: event.title }) },
            'tellDraft',
          ],
        },
        'ingredients.changed': {
          actions: [
            {
              type: 'keepIngredients',
              params: ({ event }) => ({ ingredients: event.ingredients }),
            },
            'tellDraft',
          ],
        },
        'out.chosen': { target: 'updating', actions: 'keepOut' },
        'writing.submitted': [
          { guard: 'isWritten', target: 'updating', actions: 'keepWritten' },
          { target: '.titleMissing' },
        ],
      },
      states: {
        pausing: {
          description: 'A moment after the last letter the search begins.',
          after: { searchPause: 'fetchingMeals' },
        },
        fetchingMeals: {
          description: 'Dishes that fit the person are looked for.',
          invoke: {
            id: 'fetchMeals',
            src: 'fetchMeals',
            input: ({ context }) => ({
              search: context.search,
              place: (context.edit as { place: Place }).place,
            }),
            onDone: {
              target: 'choosing',
              actions: { type: 'keepFound', params: ({ event }) => event.output },
            },
            onError: 'searchFailed',
          },
          after: { callTimeout: 'searchFailed' },
        },
        choosing: { description: 'What was found stands there, if anything was.' },
        searchFailed: {
          description: 'The catalogue could not be asked.',
          on: { 'search.retried': 'fetchingMeals' },
        },
        titleMissing: { description: 'A meal by hand needs a name.' },
      },
    },
    swapping: {
      description: 'The person chooses among dishes for the place.',
      meta: { requirements: ['PLAN-23'] },
      invoke: {
        id: 'mealSwap',
        src: 'mealSwap',
        input: ({ context: { plan, edit, limits } }) => ({
          plan,
          place: (edit as { place: Place }).place,
          limits,
        }),
        onDone: {
          target: 'updating',
          actions: { type: 'keepSwapped', params: ({ event }) => event.output },
        },
        onError: 'proposalFailed',
      },
    },
    proposing: {
      description:
        "The kitchen looks for a week around the meals that are locked or chosen by hand; the person's plan stays as it is until it is saved.",
      invoke: {
        id: 'proposeChange',
        src: 'proposeChange',
        input: ({ context: { plan, mealPlan, edit } }) => ({
          plan: Object.assign({}, plan, { mealPlan }),
          edit,
        }),
        onDone: [
          {
            guard: { type: 'isProposed', params: ({ event }) => event.output },
            target: 'updating',
            actions: {
              type: 'keepProposal',
              params: ({ event }) => event.output as Proposal,
            },
          },
          {
            target: 'refused',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) =>
                event.output as Extract<ProposalResult, { outcome: 'refused' }>,
            },
          },
        ],
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'proposalOffline',
          },
          { target: 'proposalFailed' },
        ],
      },
      after: { aiTimeout: 'proposalFailed' },
    },
    proposalOffline: {
      description:
        'There is no connection. The kitchen is asked again by itself once the server can be reached.',
      meta: { requirements: ['GEN-05'] },
      invoke: {
        id: 'connectionReturns',
        src: 'connectionReturns',
        onDone: 'proposalFailed',
        onError: 'proposalFailed',
      },
      on: { 'proposal.retried': 'proposing', 'connection.returned': 'proposing' },
    },
    refused: {
      description: 'No other week: nothing else fits, or only the time was short.',
      on: { 'proposal.retried': 'proposing' },
    },
    proposalFailed: {
      description: 'No usable answer came.',
      meta: { requirements: ['GEN-05'] },
      on: { 'proposal.retried': [{ guard: 'isSwap', target: 'swapping' }, 'proposing'] },
    },
    updating: {
      description: 'The changed plan is being saved.',
      meta: { requirements: ['PLAN-23'] },
      invoke: {
        id: 'updatePlan',
        src: 'updatePlan',
        input: ({ context: { plan, edit, mealPlan, report } }) =>
          Object.assign(planAfter(plan, edit, mealPlan), { report }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'ended',
            actions: {
              type: 'keepOutput',
              params: ({ event }) => event.output as { plan: SavedPlan },
            },
          },
          {
            target: 'conflicted',
            actions: {
              type: 'keepTheirs',
              params: ({ event }) =>
                event.output as Extract<UpdateResult, { outcome: 'conflicted' }>,
            },
          },
        ],
        onError: 'changeUnsaved',
      },
      after: { callTimeout: 'changeUnsaved' },
    },
    changeUnsaved: {
      description: 'The change could not be saved; it is kept here, and saving can be tried again.',
      meta: { requirements: ['PLAN-23'] },
      on: { 'saving.retried': 'updating' },
    },
    conflicted: {
      description:
        'The plan was changed on another device meanwhile; the person decides which of the two stays.',
      meta: { requirements: ['PLAN-23'] },
      on: {
        'mine.kept': { target: 'updating', actions: 'keepOurs' },
        'theirs.kept': { target: 'ended', actions: 'keepReplaced' },
      },
    },
    ended: {
      type: 'final',
      description: 'The plan is changed, or stays as it was.',
      entry: 'tellDraftCleared',
    },
  },
  output: ({ context }) => context.output,
});
