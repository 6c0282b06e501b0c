import { planGenerationMachine } from '../../../machines/planner/planGeneration.machine.ts';
import { weekdays } from '../../../domain/calendar.ts';
import { slots } from '../../../domain/slots.ts';
import { choicesFrom, isMealless, type WeekChoices } from '../../../domain/weekRules.ts';
import type { WeekFormDraft } from '../../../machines/shared/plans.ts';
import type { Samples } from '../engine/index.ts';
import { days, household, limits, newest, planNames } from './plans.ts';

const draft = { mealPlan: days, basis: { location: 'Nigeria', budget: 15_000 }, report: null };
const image = { name: 'fridge.jpg', size: 2_000_000, type: 'image/jpeg' };
const prepared = { name: 'photo.jpg', size: 300_000, type: 'image/jpeg' };
const pdf = { name: 'list.pdf', size: 2_000_000, type: 'application/pdf' };
const blank = { name: 'blank.jpg', size: 0, type: 'image/jpeg' };
const huge = { name: 'huge.jpg', size: 12_000_000, type: 'image/jpeg' };
const everyMeal = weekdays.flatMap((day) => slots.map((slot) => ({ day, slot })));
export const question = {
  id: 'diabetes-type',
  text: 'Which diabetes is it?',
  choices: ['Type 2', 'Type 1'],
};
/** Filled in before a reload, for the week that the form is opened for now. */
const found: WeekFormDraft = {
  openedFor: '2026-01-05',
  week: '2026-02-04',
  auto: false,
  method: 'list',
  location: 'Nigeria',
  budget: '15000',
  list: 'rice, beans',
  rules: choicesFrom(null, 1),
};
const network = { '': new Error('network') };

interface Form {
  auto: boolean;
  method: string;
  location: string;
  budget: string;
  list: string;
  image: unknown;
  week: string;
  rules: WeekChoices;
}
interface Context {
  form: Form;
  prepared: unknown;
  draft: unknown;
  answers: Record<string, string>;
  questions: unknown[];
  refusal: unknown;
}
const budgetOf = ({ form: { budget } }: Context) =>
  ({ '': 'none', ' ': 'none', '15,000': 'a number', '15000': 'a number', 'about 200': 'words' })[
    budget
  ] ?? budget;

const fieldsOf = (context: Context) => {
  const { auto, location, method, list, image: chosen } = context.form;
  return auto
    ? ['auto', location, budgetOf(context), method]
    : [
        method,
        method === 'list' ? list.trim() === '' : chosen === null,
        location,
        budgetOf(context),
      ];
};

/** Why no plan is made of a form, however complete it is. */
const obstacleOf = ({ form: { week, rules } }: Context) =>
  ({ '2026-01-14': 'a planned week', '2025-12-30': 'a week over' })[week] ??
  (isMealless(rules, []) ? 'no meal' : null);
const isComplete = (context: Context) => {
  const { auto, location, method, list, image: chosen } = context.form;
  if (auto) return location !== '' && budgetOf(context) === 'a number';
  return method === 'list' ? list.trim() !== '' : chosen !== null;
};

export const planGeneration: Samples = {
  chart: 'planGeneration',
  machine: planGenerationMachine,
  noticedElsewhere: [
    'composing · rules.changed: without the action keepRules',
    'composing · form.submitted (8): before the candidate above it',
    'composing · entry: without the action clearPrepared',
  ],
  input: {
    week: '2026-01-05',
    today: '2026-01-05',
    // The week that is over had a plan too: that it is over is said of it.
    planned: ['2026-01-12', '2025-12-29'],
    remembered: null,
    limits,
  },
  person: {
    'week.chosen': { type: 'week.chosen', date: '2026-02-04' },
    'week.chosen (planned)': { type: 'week.chosen', date: '2026-01-14' },
    'week.chosen (over)': { type: 'week.chosen', date: '2025-12-30' },
    'relaxation.chosen': { type: 'relaxation.chosen', budget: 15_000 },
    'rules.changed': { type: 'rules.changed', rules: { weekdayMinutes: 20 } },
    'meals.toggled': { type: 'meals.toggled', places: [{ day: 'Tuesday', slot: 'lunch' }] },
    'meals.toggled (all)': { type: 'meals.toggled', places: everyMeal },
    'auto.chosen (on)': { type: 'auto.chosen', auto: true },
    'auto.chosen (off)': { type: 'auto.chosen', auto: false },
    'method.chosen (image)': { type: 'method.chosen', method: 'image' },
    'method.chosen (list)': { type: 'method.chosen', method: 'list' },
    'location.chosen': { type: 'location.chosen', location: 'Nigeria' },
    'budget.changed': { type: 'budget.changed', budget: '15,000' },
    'budget.changed (words)': { type: 'budget.changed', budget: 'about 200' },
    'list.changed': { type: 'list.changed', list: 'rice, beans' },
    'list.changed (blank)': { type: 'list.changed', list: ' \n ' },
    'image.chosen': { type: 'image.chosen', image },
    'image.chosen (12 MB)': { type: 'image.chosen', image: huge },
    'image.chosen (pdf)': { type: 'image.chosen', image: pdf },
    'image.chosen (empty)': { type: 'image.chosen', image: blank },
    'image.chosen (removed)': { type: 'image.chosen', image: null },
    'form.submitted': { type: 'form.submitted' },
    'generation.cancelled': { type: 'generation.cancelled' },
    'answer.chosen': { type: 'answer.chosen', id: question.id, answer: 'Type 2' },
    'answers.submitted': { type: 'answers.submitted' },
  },
  shell: {
    'access.paid': { type: 'access.paid', until: 7 },
    'week.chosen (no date)': { type: 'week.chosen', date: '2026-99-99' },
  },
  actors: {
    weekFormDraft: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'draft.found': { type: 'draft.found', values: found },
        'draft.found (for another week)': {
          type: 'draft.found',
          values: { ...found, openedFor: '2025-12-29', week: '2025-12-30', auto: true },
        },
      },
    },
    readHousehold: { answers: { '': { ...household, country: null } }, failures: network },
    prepareImage: {
      answers: {
        'an image': { outcome: 'prepared', image: prepared },
        nothing: { outcome: 'unreadable' },
      },
      failures: network,
    },
    generatePlan: {
      answers: {
        'a week': { outcome: 'planned', draft, notes: [] },
        'a question': { outcome: 'asked', questions: [question] },
        'a refusal': {
          outcome: 'refused',
          message: 'The smallest weekly budget that would do is about 9,400 NGN.',
          relaxations: [
            {
              note: 'It works with up to 60 minutes of cooking.',
              budget: 15_000,
              minutes: { weekday: 60, weekend: 90 },
            },
            { note: 'It works within your cooking times.', budget: 18_000 },
          ],
          currency: 'NGN',
        },
      },
      failures: {
        ...network,
        'no connection': Object.assign(new Error('network'), { code: 'networkFailed' }),
      },
    },
    connectionReturns: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'it is back': { type: 'connection.returned' } },
    },
    saveAnswers: { answers: { '': undefined }, failures: network },
    savePlan: {
      answers: {
        'a plan': { outcome: 'saved', plan: newest },
        'a taken week': { outcome: 'weekTaken' },
      },
      failures: network,
    },
  },
  delays: { callTimeout: 12_000, preparationTimeout: 15_000, aiTimeout: 65_000 },
  // What is typed for the other way of planning makes no difference until the person goes back to it; nor do rules, but that
  // there must be a meal to plan. What they are sent as is told by the tests beside.
  distinguish: (context: Context) => [
    ...(obstacleOf(context) === null
      ? [context.form.week, ...fieldsOf(context)]
      : [
          obstacleOf(context),
          context.form.auto ? 'auto' : context.form.method,
          isComplete(context),
        ]),
    context.prepared === null,
    context.draft === null,
    Object.keys(context.answers).length,
    context.questions.length,
  ],
  apart: (context: Context) => [
    Object.values(planGeneration.situations!).map((isSo) => isSo(context as never)),
    context.form.rules.out.length,
  ],
  situations: {
    auto: ({ form }: Context) => form.auto,
    'a country': ({ form }: Context) => form.location !== '',
    'a budget': (context: Context) => budgetOf(context) === 'a number',
    'a budget in words': (context: Context) => budgetOf(context) === 'words',
    'by image': ({ form }: Context) => form.method === 'image',
    'a list': ({ form }: Context) => form.list.trim() !== '',
    'an image': ({ form }: Context) => form.image !== null,
    prepared: (context: Context) => context.prepared !== null,
    'a plan made': (context: Context) => context.draft !== null,
    'another week': ({ form }: Context) => form.week === '2026-02-04',
    'a week over': ({ form }: Context) => form.week === '2025-12-30',
    'a planned week': ({ form }: Context) => form.week === '2026-01-14',
    'no meal': ({ form }: Context) => isMealless(form.rules, []),
    answered: ({ answers }: Context) => answers[question.id] !== undefined,
  },
  holds: {
    'weekFormDraft says draft.found': ({ form }: Context) =>
      form.week === found.week && form.budget === found.budget,
    'weekFormDraft says draft.found (for another week)': ({ form }: Context) =>
      form.week !== '2025-12-30' && form.list === found.list,
  },
  names: [
    ...planNames,
    [image, 'the image'],
    [prepared, 'the prepared image'],
    [draft, 'the draft'],
  ],
};
