import { shoppingMachine } from '../../../machines/planner/shopping.machine.ts';
import type { ShoppingList } from '../../../contract/planShopping.ts';
import type { TickState } from '../../../machines/shared/plans.ts';
import type { Samples } from '../engine/index.ts';
import { limits, newest, planNames } from './plans.ts';

const item = { at_hand_grams: 0, at_hand: false };
export const list: ShoppingList = {
  aisles: [
    {
      aisle: 'Vegetables and herbs',
      cost: 900,
      items: [
        {
          ...item,
          key: 'tomato',
          name: 'Tomatoes',
          grams: 500,
          text: '500 g',
          cost: 900,
          meals: ['Monday lunch: Jollof rice'],
          unfit: [
            { name: null, verdict: 'label' },
            { name: 'Kip', verdict: 'holds' },
          ],
        },
      ],
    },
    {
      aisle: 'Grains, flour and noodles',
      cost: 1200,
      items: [
        {
          ...item,
          key: 'rice',
          name: 'Rice',
          grams: 1000,
          text: '1 kg',
          cost: 1200,
          meals: ['Monday lunch: Jollof rice', 'Tuesday dinner: Egusi soup'],
        },
      ],
    },
  ],
  cost: 2100,
  uncertainty: 0.25,
  currency: 'NGN',
  from: '2026-01-06',
  left_out: ['Tuesday breakfast: Moi moi'],
  notes: [
    'Amounts are what the recipes use, with bones, peel and shells as it is sold, rounded up; shops sell by the packet.',
  ],
};
const ticked: TickState = { ticked: ['rice'], waiting: 1 };

interface Context {
  ticks: TickState;
}

export const shopping: Samples = {
  chart: 'shopping',
  machine: shoppingMachine,
  input: { plan: newest, limits },
  person: {
    'list.retried': { type: 'list.retried' },
    'item.ticked': { type: 'item.ticked', key: 'tomato', ticked: true },
    'item.ticked (back)': { type: 'item.ticked', key: 'tomato', ticked: false },
    'list.shared': { type: 'list.shared' },
    'list.printed': { type: 'list.printed' },
  },
  actors: {
    fetchShopping: { answers: { 'a list': list }, failures: { '': new Error('network') } },
    shareList: {
      answers: { shared: { outcome: 'shared' }, copied: { outcome: 'copied' } },
      failures: { '': new Error('fault') },
    },
    sendToPrinter: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    tickOutbox: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'rice is ticked': { type: 'ticks.read', ticks: ticked } },
    },
  },
  delays: { callTimeout: 12_000, shareTimeout: 120_000 },
  distinguish: ({ ticks }: Context) => [ticks.ticked, ticks.waiting],
  names: [...planNames, [list, 'the list']],
};
