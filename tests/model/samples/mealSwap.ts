import { mealSwapMachine } from '../../../machines/planner/mealSwap.machine.ts';
import type { Offers } from '../../../machines/shared/plans.ts';
import type { Samples } from '../engine/index.ts';
import { limits, newest, planNames } from './plans.ts';

const figure = (nutrient: string, name: string, unit: string, value: number, max: number) => ({
  nutrient,
  name,
  unit,
  value,
  min: null,
  max,
  priority: 'hard' as const,
  met: value <= max,
});
/** Moi moi in the place of Monday's dinner, which the next day's lunch was left over from. */
export const offered: Offers = {
  dishes: [
    {
      recipe_id: 'moi-moi',
      title: 'Moi moi',
      minutes: 40,
      longer: false,
      cost: 2.5,
      till_change: -0.55,
      favourite: true,
      fit: 'whole',
      breaks_week: false,
      figures: [
        { before: 1900, after: figure('energy_kcal', 'energy', 'kcal', 2000, 2200) },
        { before: 1500, after: figure('sodium_mg', 'sodium', 'mg', 1200, 2300) },
      ],
      beside: [
        { day: 'Tuesday', slot: 'lunch', title: 'Efo riro', becomes: 'leftovers', minutes: 0 },
      ],
      days: [{ ...newest.mealPlan[0]!, dinner: 'Moi moi' }],
    },
  ],
  currency: 'GBP',
  notOffered: null,
  message: '',
};
const noneOffered: Offers = {
  dishes: [],
  currency: 'GBP',
  notOffered: {
    dishes: 214,
    minutes: 14,
    day: 180,
    nutrient: { nutrient: 'sodium_mg', name: 'sodium' },
    week: 20,
  },
  message: '',
};

export interface Context {
  offers: Offers;
  seen: readonly string[];
}

export const mealSwap: Samples = {
  chart: 'mealSwap',
  machine: mealSwapMachine,
  input: { plan: newest, place: { day: 'Monday', slot: 'dinner' }, limits },
  person: {
    'offer.chosen': { type: 'offer.chosen', id: 'moi-moi' },
    'offer.chosen (unknown)': { type: 'offer.chosen', id: 'akara' },
    'others.requested': { type: 'others.requested' },
    'offers.restarted': { type: 'offers.restarted' },
    'offers.retried': { type: 'offers.retried' },
  },
  actors: {
    fetchOffers: {
      answers: { dishes: offered, none: noneOffered },
      failures: {
        '': new Error('network'),
        'no connection': Object.assign(new Error('network'), { code: 'networkFailed' }),
      },
    },
    connectionReturns: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'it is back': { type: 'connection.returned' } },
    },
  },
  delays: { aiTimeout: 65_000 },
  distinguish: ({ offers, seen }: Context) => [offers.dishes.length, seen.length],
  situations: { 'dishes seen': ({ seen }: Context) => seen.length > 0 },
  names: [...planNames, [offered.dishes[0]!.days, 'the days with the offer']],
  holds: {
    'fetchOffers answers none': ({ offers }: Context) => offers.notOffered?.dishes === 214,
  },
};
