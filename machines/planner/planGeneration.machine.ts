import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { isRealDate, mondayOf } from '../../domain/calendar.ts';
import {
  choicesFrom,
  daysOver,
  isMealless,
  type MealPlace,
  rulesFrom,
  type WeekChoices,
  withMinutesFor,
  withToggled,
} from '../../domain/weekRules.ts';
import { budgetOf } from '../../domain/writtenSum.ts';
import type { AccessPaid } from '../shared/access.ts';
import type { DraftFound } from '../shared/account.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { Photo, Preparation } from '../shared/photo.ts';
import type {
  GenerationRequest,
  GenerationResult,
  Household,
  PlanBasis,
  PlanDraft,
  PlannerLimits,
  Question,
  SavedPlan,
  SaveResult,
  WeekForm,
  WeekFormDraft,
} from '../shared/plans.ts';

interface GenerationForm extends WeekForm {
  image: Photo | null;
}

/** The week as the library has it: what day it is, which weeks have a plan, and what the last plan was made from. */
interface Occasion {
  week: string;
  today: string;
  /** Their Mondays. */
  planned: readonly string[];
  remembered: PlanBasis | null;
}

/** What a request is made of. */
interface Asked {
  form: GenerationForm;
  occasion: Occasion;
  household: Household | null;
  prepared: Photo | null;
}

const requestOf = ({ form, occasion, household, prepared }: Asked): GenerationRequest => {
  const told = {
    week: mondayOf(form.week),
    sickness: household?.sickness ?? null,
    rules: rulesFrom(form.rules, daysOver(form.week, occasion.today)),
  };
  if (form.auto) return { by: 'budget', location: form.location, budget: budgetOf(form), ...told };
  return form.method === 'list'
    ? { by: 'list', list: form.list, ...told }
    : { by: 'image', image: prepared ?? form.image!, ...told };
};

/** Whoever planned from a list before does so again; a budget that was given before stands there already. */
const formFor = ({ week, remembered }: Occasion): GenerationForm => ({
  week,
  auto: remembered?.ingredient_list === undefined,
  method: 'list',
  location: remembered?.location ?? '',
  budget: remembered?.budget === undefined ? '' : String(remembered.budget),
  list: '',
  image: null,
  rules: choicesFrom(remembered?.rules, 1),
});
const isPlannedWeek = ({ planned }: Occasion, date: string) => planned.includes(mondayOf(date));
const isOverWeek = ({ today }: Occasion, date: string) => daysOver(date, today).length === 7;

/** What was filled in before; its week only where the form was opened for the same one, and that week is still free. */
function formFound(form: GenerationForm, occasion: Occasion, found: WeekFormDraft): GenerationForm {
  const { openedFor, week, household: _, ...fields } = found;
  const isFree =
    openedFor === occasion.week && !isPlannedWeek(occasion, week) && !isOverWeek(occasion, week);
  return { ...form, ...fields, week: isFree ? week : form.week };
}

export const planGenerationMachine = setup({
  types: {
    context: {} as {
      form: GenerationForm;
      occasion: Occasion;
      /** For how many it was chosen to be when the form was filled in before; null: as many as the settings say. */
      peopleChosen: number | null;
      /** The photo as it is sent; null: as it was chosen. */
      prepared: Photo | null;
      household: Household | null;
      questions: readonly Question[];
      answers: Readonly<Record<string, string>>;
      refusal: Extract<GenerationResult, { outcome: 'refused' }> | null;
      /** Made for this form, and not saved yet. */
      draft: PlanDraft | null;
      saved: SavedPlan | null;
      limits: PlannerLimits;
    },
    events: {} as
      | { type: 'week.chosen'; date: string }
      | { type: 'auto.chosen'; auto: boolean }
      | { type: 'method.chosen'; method: 'image' | 'list' }
      | { type: 'location.chosen'; location: string }
      | { type: 'budget.changed'; budget: string }
      | { type: 'list.changed'; list: string }
      | { type: 'image.chosen'; image: Photo | null }
      | { type: 'rules.changed'; rules: Partial<Omit<WeekChoices, 'out'>> }
      | { type: 'meals.toggled'; places: readonly MealPlace[] }
      | { type: 'form.submitted' }
      | { type: 'relaxation.chosen'; budget: number }
      | { type: 'generation.cancelled' }
      | { type: 'connection.returned' }
      | { type: 'answer.chosen'; id: string; answer: string }
      | { type: 'answers.submitted' }
      | DraftFound<WeekFormDraft>
      | AccessPaid,
    emitted: {} as Notify | Report,
    input: {} as Occasion & { limits: PlannerLimits },
    output: {} as { plan: SavedPlan },
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
    children: {} as {
      weekFormDraft: 'weekFormDraft';
      readHousehold: 'readHousehold';
      prepareImage: 'prepareImage';
      generatePlan: 'generatePlan';
      connectionReturns: 'connectionReturns';
      saveAnswers: 'saveAnswers';
      savePlan: 'savePlan';
    },
  },
  actors: {
    weekFormDraft: fromCallback<{ type: 'draft.cleared' }>(() => {
      throw new Error('weekFormDraft is not provided');
    }),
    readHousehold: fromPromise<Household>(() =>
      Promise.reject(new Error('readHousehold is not provided')),
    ),
    prepareImage: fromPromise<Preparation, { photo: Photo }>(() =>
      Promise.reject(new Error('prepareImage is not provided')),
    ),
    generatePlan: fromPromise<GenerationResult, GenerationRequest>(() =>
      Promise.reject(new Error('generatePlan is not provided')),
    ),
    connectionReturns: fromCallback<{ type: 'none' }>(() => {
      throw new Error('connectionReturns is not provided');
    }),
    saveAnswers: fromPromise<void, { answers: Readonly<Record<string, string>> }>(() =>
      Promise.reject(new Error('saveAnswers is not provided')),
    ),
    savePlan: fromPromise<SaveResult, { draft: PlanDraft; week: string }>(() =>
      Promise.reject(new Error('savePlan is not provided')),
    ),
  },
  actions: {
    keepHousehold: assign({
      household: (_, params: Household) => params,
      form: ({ context }, params: Household) =>
        Object.assign({}, context.form, {
          location: context.form.location || (params.country ?? ''),
          rules: {
            ...context.form.rules,
            people: context.peopleChosen ?? params.people,
          },
        }),
    }),
    keepFound: assign(({ context: { form, occasion } }, { found }: { found: WeekFormDraft }) => ({
      form: formFound(form, occasion, found),
      // What the settings say may have changed since.
      peopleChosen: found.rules.people === found.household ? null : found.rules.people,
    })),
    tellSaved: sendTo('weekFormDraft', { type: 'draft.cleared' }),
    // A plan that is made keeps for another week, unless of one of the two some days are over.
    keepWeek: assign(({ context: { form, draft, occasion } }, { date }: { date: string }) => ({
      form: { ...form, week: date },
      draft:
        daysOver(date, occasion.today).length === daysOver(form.week, occasion.today).length
          ? draft
          : null,
    })),
    // Another form, another plan: what was made for the one before is not saved for this one.
    keepField: assign({
      form: ({ context }, params: Partial<GenerationForm>) =>
        Object.assign({}, context.form, params),
      draft: null,
    }),
    keepRelaxed: assign({
      form: ({ context: { form, refusal } }, { budget }: { budget: number }) => ({
        ...form,
        budget: String(budget),
        rules: withMinutesFor(form.rules, budget, refusal?.relaxations),
      }),
      draft: null,
    }),
    keepRules: assign({
      form: ({ context: { form } }, params: Partial<WeekChoices>) => ({
        ...form,
        rules: { ...form.rules, ...params },
      }),
      draft: null,
    }),
    keepToggled: assign({
      form: ({ context: { form } }, params: { places: readonly MealPlace[] }) => ({
        ...form,
        rules: withToggled(form.rules, params.places),
      }),
      draft: null,
    }),
    keepPrepared: assign({ prepared: (_, params: { image: Photo }) => params.image }),
    clearPrepared: assign({ prepared: null }),
    keepQuestions: assign({
      questions: (_, params: { questions: readonly Question[] }) => params.questions,
      answers: {},
    }),
    keepAnswer: assign({
      answers: ({ context }, params: { id: string; answer: string }) =>
        Object.assign({}, context.answers, { [params.id]: params.answer }),
    }),
    keepRefusal: assign({
      refusal: (_, params: Extract<GenerationResult, { outcome: 'refused' }>) => params,
    }),
    keepDraft: assign({ draft: (_, params: { draft: PlanDraft }) => params.draft }),
    keepSaved: assign({ saved: (_, params: { plan: SavedPlan }) => params.plan }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isInformationMissing: ({ context: { form } }) =>
      form.auto && (form.location === '' || form.budget.trim() === ''),
    isBudgetUnreadable: ({ context: { form } }) => form.auto && !(budgetOf(form) > 0),
    isListMissing: ({ context: { form } }) =>
      !form.auto && form.method === 'list' && form.list.trim() === '',
    isImageMissing: ({ context: { form } }) =>
      !form.auto && form.method === 'image' && form.image === null,
    isDate: (_, params: { date: string }) => isRealDate(params.date),
    isPlannedDate: ({ context: { occasion } }, params: { date: string }) =>
      isRealDate(params.date) && isPlannedWeek(occasion, params.date),
    isOverDate: ({ context: { occasion } }, params: { date: string }) =>
      isRealDate(params.date) && isOverWeek(occasion, params.date),
    isWeekPlanned: ({ context: { form, occasion } }) => isPlannedWeek(occasion, form.week),
    isWeekOver: ({ context: { form, occasion } }) => isOverWeek(occasion, form.week),
    hasNoMeal: ({ context: { form, occasion } }) =>
      isMealless(form.rules, daysOver(form.week, occasion.today)),
    isTooLarge: ({ context }, params: { image: Photo | null }) =>
      (params.image?.size ?? 0) > context.limits.imageBytes,
    isPicture: (_, params: { image: Photo | null }) =>
      params.image === null || (params.image.size > 0 && /^(image\/|$)/.test(params.image.type)),
    isByImage: ({ context: { form } }) => !form.auto && form.method === 'image',
    isPrepared: (_, params: Preparation) => params.outcome === 'prepared',
    isOffered: ({ context: { refusal, form } }, params: { budget: number }) =>
      form.auto && refusal?.relaxations.some(({ budget }) => budget === params.budget) === true,
    hasDraft: ({ context }) => context.draft !== null,
    hasEveryAnswer: ({ context }) =>
      context.questions.every(({ id }) => context.answers[id] !== undefined),
    isPlanned: (_, params: GenerationResult) => params.outcome === 'planned',
    isAsked: (_, params: GenerationResult) => params.outcome === 'asked',
    isSaved: (_, params: SaveResult) => params.outcome === 'saved',
    isOffline: (_, params: { error: unknown }) =>
      (params.error as { code?: unknown } | null)?.code === 'networkFailed',
  },
  delays: {
    preparationTimeout: ({ context }) => context.limits.preparationTimeout,
    aiTimeout: ({ context }) => context.limits.aiTimeout,
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'planGeneration',
  description:
    "The panel 'Create Your Meal Plan': from a form to a saved week, by way of the kitchen's questions.",
  context: ({ input: { limits, ...occasion } }) => ({
    form: formFor(occasion),
    occasion,
    peopleChosen: null,
    prepared: null,
    household: null,
    questions: [],
    answers: {},
    refusal: null,
    draft: null,
    saved: null,
    limits,
  }),
  initial: 'readingHousehold',
  invoke: {
    id: 'weekFormDraft',
    src: 'weekFormDraft',
    onDone: { actions: { type: 'report', params: { code: 'drafts.stopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'drafts.stopped', error: event.error }),
      },
    },
  },
  states: {
    readingHousehold: {
      description:
        'Who is cooked for is looked up; the form waits for it, but not long. What was filled in before a reload stands there again.',
      meta: { requirements: ['GEN-04'] },
      tags: ['busy'],
      on: {
        'draft.found': {
          actions: { type: 'keepFound', params: ({ event }) => ({ found: event.values }) },
        },
      },
      invoke: {
        id: 'readHousehold',
        src: 'readHousehold',
        onDone: {
          target: 'composing',
          actions: { type: 'keepHousehold', params: ({ event }) => event.output },
        },
        onError: 'householdUnknown',
      },
      after: { callTimeout: 'householdUnknown' },
    },
    householdUnknown: {
      description:
        'Without the health settings no plan is made: it could be one that does not fit.',
      meta: { requirements: ['GEN-04'] },
      on: { 'form.submitted': 'readingHousehold' },
    },
    composing: {
      description: 'The person says for when and from what.',
      meta: { requirements: ['GEN-01', 'GEN-06'] },
      entry: 'clearPrepared',
      initial: 'writing',
      on: {
        'week.chosen': [
          {
            guard: { type: 'isOverDate', params: ({ event }) => ({ date: event.date }) },
            target: '.weekOver',
            actions: { type: 'keepWeek', params: ({ event }) => ({ date: event.date }) },
          },
          {
            guard: { type: 'isPlannedDate', params: ({ event }) => ({ date: event.date }) },
            target: '.weekTaken',
            actions: { type: 'keepWeek', params: ({ event }) => ({ date: event.date }) },
          },
          {
            guard: { type: 'isDate', params: ({ event }) => ({ date: event.date }) },
            target: '.writing',
            actions: { type: 'keepWeek', params: ({ event }) => ({ date: event.date }) },
          },
        ],
        'rules.changed': {
          target: '.writing',
          actions: { type: 'keepRules', params: ({ event }) => event.rules },
        },
        'meals.toggled': {
          target: '.writing',
          actions: { type: 'keepToggled', params: ({ event }) => ({ places: event.places }) },
        },
        'auto.chosen': {
          target: '.writing',
          actions: { type: 'keepField', params: ({ event }) => ({ auto: event.auto }) },
        },
        'method.chosen': {
          target: '.writing',
          actions: { type: 'keepField', params: ({ event }) => ({ method: event.method }) },
        },
        'location.chosen': {
          target: '.writing',
          actions: { type: 'keepField', params: ({ event }) => ({ location: event.location }) },
        },
        'budget.changed': {
          target: '.writing',
          actions: { type: 'keepField', params: ({ event }) => ({ budget: event.budget }) },
        },
        'list.changed': {
          target: '.writing',
          actions: { type: 'keepField', params: ({ event }) => ({ list: event.list }) },
        },
        'image.chosen': [
          { guard: { type: 'isTooLarge', params: ({ event }) => event }, target: '.imageTooLarge' },
          {
            guard: { type: 'isPicture', params: ({ event }) => event },
            target: '.writing',
            actions: { type: 'keepField', params: ({ event }) => ({ image: event.image }) },
          },
          { target: '.imageUnsuitable' },
        ],
        'form.submitted': [
          {
            guard: 'isInformationMissing',
            target: '.informationMissing',
            actions: { type: 'notify', params: { code: 'generation.informationMissing' } },
          },
          { guard: 'isBudgetUnreadable', target: '.budgetUnreadable' },
          { guard: 'isListMissing', target: '.listMissing' },
          { guard: 'isImageMissing', target: '.imageMissing' },
          { guard: 'hasDraft', target: 'savingPlan' },
          { guard: 'isWeekOver', target: '.weekOver' },
          { guard: 'isWeekPlanned', target: '.weekTaken' },
          { guard: 'hasNoMeal', target: '.mealsMissing' },
          { guard: 'isByImage', target: 'preparingImage' },
          { target: 'generatingPlan' },
        ],
      },
      states: {
        writing: { description: 'Nothing is wrong, as far as we know.' },
        informationMissing: {
          description: 'A plan from a budget needs both the country and the budget.',
          meta: { requirements: ['GEN-03'] },
        },
        budgetUnreadable: {
          description:
            'The budget is no number that can be planned with; it stays as it was typed.',
          meta: { requirements: ['GEN-06'] },
        },
        listMissing: {
          description: 'The list of ingredients is blank.',
          meta: { requirements: ['GEN-03'] },
        },
        imageMissing: { description: 'No image was chosen.', meta: { requirements: ['GEN-03'] } },
        imageTooLarge: {
          description: 'The chosen photo is larger than can be sent, so nothing was sent.',
          meta: { requirements: ['GEN-01', 'FOOD-02'] },
        },
        imageUnsuitable: {
          description: 'The file is empty or no picture; the photo before stays.',
          meta: { requirements: ['FOOD-02'] },
        },
        imageUnreadable: { description: 'The picture is of a format that cannot be read.' },
        generationFailed: {
          description: 'No usable answer came; the form is kept.',
          meta: { requirements: ['GEN-05'] },
        },
        refused: {
          description:
            'No plan can be made from this, and the kitchen says why and what would do; what is chosen of it is planned at once.',
          meta: { requirements: ['GEN-05'] },
          on: {
            'access.paid': 'writing',
            'relaxation.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => ({ budget: event.budget }) },
              target: '#planGeneration.generatingPlan',
              actions: { type: 'keepRelaxed', params: ({ event }) => ({ budget: event.budget }) },
            },
          },
        },
        mealsMissing: {
          description: 'Every meal of the week is eaten elsewhere, or its day is over.',
          meta: { requirements: ['GEN-01'] },
        },
        weekOver: {
          description: 'The chosen week is over, so that no plan is spent on it.',
          meta: { requirements: ['GEN-01'] },
        },
        weekTaken: {
          description:
            'This week has a plan. A new one that is made is kept: another week takes it. None is made for this one.',
          meta: { requirements: ['GEN-05', 'PLAN-16'] },
        },
        planUnsaved: {
          description:
            'The plan is made but could not be saved; it is kept, and saving can be tried again.',
          meta: { requirements: ['GEN-05'] },
        },
      },
    },
    preparingImage: {
      description:
        'The browser turns the photo upright, strips what else the file tells, and makes it smaller; where it cannot, the photo goes as it is.',
      meta: { requirements: ['GEN-02', 'GEN-06'] },
      tags: ['busy'],
      invoke: {
        id: 'prepareImage',
        src: 'prepareImage',
        input: ({ context }) => ({ photo: context.form.image! }),
        onDone: [
          {
            guard: { type: 'isPrepared', params: ({ event }) => event.output },
            target: 'generatingPlan',
            actions: {
              type: 'keepPrepared',
              params: ({ event }) => event.output as Extract<Preparation, { outcome: 'prepared' }>,
            },
          },
          { target: 'composing.imageUnreadable' },
        ],
        onError: 'generatingPlan',
      },
      on: { 'generation.cancelled': 'composing' },
      after: { preparationTimeout: 'generatingPlan' },
    },
    generatingPlan: {
      description: 'The kitchen plans the week.',
      meta: { requirements: ['GEN-02', 'GEN-04', 'GEN-06'] },
      tags: ['busy'],
      invoke: {
        id: 'generatePlan',
        src: 'generatePlan',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isPlanned', params: ({ event }) => event.output },
            target: 'savingPlan',
            actions: {
              type: 'keepDraft',
              params: ({ event }) =>
                event.output as Extract<GenerationResult, { outcome: 'planned' }>,
            },
          },
          {
            guard: { type: 'isAsked', params: ({ event }) => event.output },
            target: 'answering',
            actions: {
              type: 'keepQuestions',
              params: ({ event }) =>
                event.output as Extract<GenerationResult, { outcome: 'asked' }>,
            },
          },
          {
            target: 'composing.refused',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) =>
                event.output as Extract<GenerationResult, { outcome: 'refused' }>,
            },
          },
        ],
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'waitingForConnection',
          },
          { target: 'composing.generationFailed' },
        ],
      },
      on: { 'generation.cancelled': 'composing' },
      after: { aiTimeout: 'composing.generationFailed' },
    },
    waitingForConnection: {
      description:
        'There is no connection. The week is asked for again by itself once the server can be reached.',
      meta: { requirements: ['GEN-05'] },
      tags: ['busy'],
      invoke: {
        id: 'connectionReturns',
        src: 'connectionReturns',
        onDone: 'composing.generationFailed',
        onError: 'composing.generationFailed',
      },
      on: {
        'connection.returned': 'generatingPlan',
        'generation.cancelled': 'composing',
      },
    },
    answering: {
      description:
        'Before a plan is made for this condition, the person is asked; the answers are kept with the settings.',
      meta: { requirements: ['GEN-04'] },
      initial: 'choosing',
      on: {
        'answer.chosen': {
          target: '.choosing',
          actions: { type: 'keepAnswer', params: ({ event }) => event },
        },
        'answers.submitted': [
          { guard: 'hasEveryAnswer', target: 'savingAnswers' },
          { target: '.answerMissing' },
        ],
        'generation.cancelled': 'composing',
      },
      states: {
        choosing: { description: 'The questions stand there with their choices.' },
        answerMissing: { description: 'One of the questions has no answer.' },
        answersUnsaved: { description: 'The answers could not be kept; they are still chosen.' },
      },
    },
    savingAnswers: {
      description: 'The answers go into the settings, then the same form is sent again.',
      meta: { requirements: ['GEN-04'] },
      tags: ['busy'],
      invoke: {
        id: 'saveAnswers',
        src: 'saveAnswers',
        input: ({ context }) => ({ answers: context.answers }),
        onDone: 'generatingPlan',
        onError: 'answering.answersUnsaved',
      },
      after: { callTimeout: 'answering.answersUnsaved' },
    },
    savingPlan: {
      description: 'The plan is being saved for its week.',
      meta: { requirements: ['GEN-05', 'PLAN-16'] },
      tags: ['busy'],
      invoke: {
        id: 'savePlan',
        src: 'savePlan',
        input: ({ context }) => ({ draft: context.draft!, week: context.form.week }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: [
              { type: 'keepSaved', params: ({ event }) => event.output as { plan: SavedPlan } },
              'tellSaved',
              { type: 'notify', params: { code: 'generation.succeeded' } },
            ],
          },
          { target: 'composing.weekTaken' },
        ],
        onError: 'composing.planUnsaved',
      },
      after: { callTimeout: 'composing.planUnsaved' },
    },
    saved: {
      type: 'final',
      description: 'The plan is saved, first and current.',
      meta: { requirements: ['GEN-05'] },
    },
  },
  output: ({ context }) => ({ plan: context.saved! }),
});
