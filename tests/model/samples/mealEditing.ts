import { mealEditingMachine } from '../../../machines/planner/mealEditing.machine.ts';
import type {
  FoundMeals,
  MealDraft,
  MealPlan,
  PlanEdit,
  SavedPlan,
} from '../../../machines/shared/plans.ts';
import type { Samples } from '../engine/index.ts';
import { edited, limits, newest, planNames } from './plans.ts';

export const akara: FoundMeals = {
  meals: [
    {
      id: 'moi-moi',
      title: 'Moi moi',
      description: 'Steamed bean cakes',
      minutes: 40,
      picture: 'Moi moi',
      reasons: ['9 g fibre.'],
      caution: false,
      meal: { text: 'Moi moi', ingredients: ['200 g beans'], meal: null },
    },
  ],
  leftOut: 1,
};
const network = { '': new Error('network') };
const draft: MealDraft = {
  planId: newest.id,
  day: 'Tuesday',
  slot: 'lunch',
  title: 'Leftovers',
  ingredients: 'rice\n\n beans ',
};
const outOfTime = {
  code: 'refusal.noTime',
  params: {},
  text: 'We found no plan in the time there was.',
};
const theirs: SavedPlan = { ...newest, version: 5 };
const proposed = [...newest.mealPlan];
interface Context {
  refusal: string | typeof outOfTime;
  edit: PlanEdit;
  title: string;
  found: FoundMeals;
  search: string;
  plan: SavedPlan;
  mealPlan: MealPlan;
  ingredients: string;
}

const isDays = (value: unknown): value is MealPlan =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'object';
const isPlan = (value: unknown): value is SavedPlan =>
  typeof value === 'object' && value !== null && 'mealPlan' in value && 'version' in value;

const isDraft = (value: unknown): value is MealDraft =>
  typeof value === 'object' && value !== null && 'planId' in value;

const hasSum = (value: unknown): value is SavedPlan =>
  isPlan(value) && value.basis?.budget === 25_000;

const isOut = ({ basis }: SavedPlan): boolean => (basis?.rules?.skip ?? []).length > 0;
const hasMealOut = (value: unknown): value is SavedPlan => isPlan(value) && isOut(value);

/** The world of one kind of change: the chart decides by it once, at its start. */
const world = (edit: PlanEdit) => ({ plan: newest, edit, limits });

export const mealEditing: Samples = {
  chart: 'mealEditing',
  machine: mealEditingMachine,
  starts: {
    'to swap': world({ kind: 'swap', place: { day: 'Monday', slot: 'dinner' } }),
    'to plan again': world({ kind: 'regenerate' }),
    'to plan with another sum': world({ kind: 'regenerate', budget: 25_000 }),
    'to plan around': world({ kind: 'around', place: { day: 'Monday', slot: 'breakfast' } }),
    'to remove': world({ kind: 'remove', place: { day: 'Monday', slot: 'dinner' } }),
    'to eat out': world({ kind: 'out', place: { day: 'Monday', slot: 'dinner' } }),
    'to add': world({ kind: 'add', place: { day: 'Tuesday', slot: 'lunch' } }),
  },
  person: {
    'search.changed': { type: 'search.changed', search: 'moi' },
    'search.retried': { type: 'search.retried' },
    'recipe.chosen': { type: 'recipe.chosen', id: 'moi-moi' },
    'title.changed': { type: 'title.changed', title: 'Leftovers' },
    'title.changed (blank)': { type: 'title.changed', title: ' ' },
    'ingredients.changed': { type: 'ingredients.changed', ingredients: 'rice\n\n beans ' },
    'writing.submitted': { type: 'writing.submitted' },
    'out.chosen': { type: 'out.chosen' },
    'proposal.retried': { type: 'proposal.retried' },
    'saving.retried': { type: 'saving.retried' },
    'mine.kept': { type: 'mine.kept' },
    'theirs.kept': { type: 'theirs.kept' },
    'edit.abandoned': { type: 'edit.abandoned' },
  },
  actors: {
    fetchMeals: {
      answers: { 'a dish': akara, nothing: { meals: [], leftOut: 0 } },
      failures: network,
    },
    mealSwap: {
      answers: { 'a dish': { days: [{ ...newest.mealPlan[0]!, dinner: 'Moi moi' }] } },
      failures: { '': new Error('stopped') },
    },
    proposeChange: {
      answers: {
        'a week': { outcome: 'proposed', mealPlan: proposed, report: null },
        'a refusal': { outcome: 'refused', message: outOfTime },
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
    updatePlan: {
      answers: {
        'the plan': { outcome: 'saved', plan: edited },
        'a newer one': { outcome: 'conflicted', theirs },
      },
      failures: network,
    },
    drafts: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'draft.found': { type: 'draft.found', values: draft },
        'draft.found (of another meal)': {
          type: 'draft.found',
          values: { ...draft, slot: 'dinner' },
        },
      },
    },
  },
  delays: { searchPause: 300, callTimeout: 12_000, aiTimeout: 65_000 },
  distinguish: ({ edit, title, found, search, plan, mealPlan, ingredients }: Context) => [
    edit.kind,
    plan.basis?.budget,
    plan.basis?.rules?.skip?.length,
    title.trim() === '',
    ingredients === '',
    found.meals.length,
    search,
    plan.version,
    mealPlan[0]?.dinner,
    mealPlan[1]?.lunch,
    mealPlan[1]?.lunch_ingredients,
  ],
  situations: {
    'by hand': ({ edit }: Context) => edit.kind === 'add',
    'a swap': ({ edit }: Context) => edit.kind === 'swap',
    'a new week': ({ edit }: Context) => edit.kind === 'regenerate' && edit.budget === undefined,
    'another sum': ({ edit }: Context) => edit.kind === 'regenerate' && edit.budget !== undefined,
    'a meal to plan around': ({ edit }: Context) => edit.kind === 'around',
    'a meal out': ({ edit }: Context) => edit.kind === 'out',
    'out after all': ({ edit, plan }: Context) => edit.kind === 'add' && isOut(plan),
    'a removal': ({ edit }: Context) => edit.kind === 'remove',
    'ingredients typed': ({ ingredients }: Context) => ingredients !== '',
    'a newer version': ({ plan }: Context) => plan.version === 5,
    'moi moi': ({ mealPlan }: Context) => mealPlan[1]?.lunch === 'Moi moi',
    leftovers: ({ mealPlan }: Context) => mealPlan[1]?.lunch === 'Leftovers',
    'of rice and beans': ({ mealPlan }: Context) =>
      (mealPlan[1]?.lunch_ingredients?.length ?? 0) > 0 && mealPlan[1]?.lunch === 'Leftovers',
    'a name': ({ title }: Context) => title.trim() !== '',
    'found dishes': ({ found }: Context) => found.meals.length > 0,
    'a search': ({ search }: Context) => search !== '',
  },
  names: [
    ...planNames,
    [(value: unknown) => isDraft(value), 'the draft'],
    [
      (value: unknown) => hasSum(value) && value.version === 5,
      'the plan with the sum as the newer version',
    ],
    [hasSum, 'the plan with the sum'],
    [
      (value: unknown) => hasMealOut(value) && value.version === 5,
      'the plan with the meal out as the newer version',
    ],
    [hasMealOut, 'the plan with the meal out'],
    [proposed, 'the proposal'],
    [
      (value: unknown) => isPlan(value) && value.mealPlan[0]?.breakfast_meal?.locked === true,
      'the plan with the breakfast locked',
    ],
    [
      (value: unknown) =>
        isPlan(value) && value.version === newest.version && value.mealPlan === newest.mealPlan,
      'the plan',
    ],
    [
      (value: unknown) => isDays(value) && value[0]?.dinner === 'Moi moi',
      'the days with the offer',
    ],
    [theirs, 'their plan'],
    [(value: unknown) => isPlan(value) && value.version === 5, 'the plan as the newer version'],
    [(value: unknown) => isDays(value) && value[0]?.dinner === '', 'the days without the dinner'],
    [
      (value: unknown) => isDays(value) && value[1]?.lunch === '' && 'lunch_meal' in value[1],
      'the days without the lunch',
    ],
    [(value: unknown) => isDays(value) && value[1]?.lunch === 'Moi moi', 'the days with moi moi'],
    [
      (value: unknown) =>
        isDays(value) &&
        value[1]?.lunch === 'Leftovers' &&
        value[1].lunch_ingredients?.join() === 'rice,beans',
      'the days with leftovers of rice and beans',
    ],
    [
      (value: unknown) => isDays(value) && value[1]?.lunch === 'Leftovers',
      'the days with leftovers',
    ],
  ],
  holds: {
    'drafts says draft.found': ({ title, ingredients }: Context) =>
      title === draft.title && ingredients === draft.ingredients,
    'proposeChange answers a refusal': ({ refusal }: Context) => refusal === outOfTime,
  },
};
