import { sourcesMachine } from '../../../machines/sources/sources.machine.ts';
import type { FigureSources } from '../../../machines/shared/sources.ts';
import type { Samples } from '../engine/index.ts';

const answer: FigureSources = {
  sources: [
    {
      id: 'world-bank',
      title: 'Price level ratio',
      publisher: 'World Bank',
      date: '2024-06-28',
      licence: 'CC BY 4.0',
      licence_url: 'https://creativecommons.org/licenses/by/4.0/',
      attribution: 'World Bank, World Development Indicators, CC BY 4.0.',
      url: 'https://data.worldbank.org',
      used_for: 'How dear food is in each country.',
    },
    {
      id: 'counts',
      title: 'Public-domain recipes',
      publisher: 'A project',
      date: '2024',
      licence: 'Public domain',
      licence_url: null,
      attribution: null,
      url: null,
      used_for: 'How ordinary an ingredient is.',
    },
  ],
  rates: { date: '2026-08-22', source: 'Some rates', exceptions: ['Lebanon: 2023, World Bank'] },
  prices: { date: 'August 2026', note: 'US shop prices, carried over.' },
  limits: {
    total: 175,
    published: 28,
    guidelines: [
      { name: 'KDOQI', year: '2020', limits: 5, published: 3 },
      { name: 'WHO sodium', year: '2012', limits: 1, published: 0 },
      { name: 'ESC 2021', year: '2021', limits: 2, published: 2 },
    ],
  },
  diets: [
    {
      id: 'vegan',
      name: 'Vegan',
      meaning: 'Nothing from animals.',
      source: 'A society',
    },
    {
      id: 'no_beef',
      name: 'No beef',
      meaning: 'No beef, veal or suet.',
      source: 'estimate: general usage',
    },
  ],
  ingredients: { total: 675, measured: 591, similar: 29, estimated: 55 },
  review: 'No clinician has reviewed our limits.',
  reviewed: [
    {
      kind: 'limit',
      id: 'gout/purine_mg/per_day/hard/-/400',
      name: 'Gout',
      condition: 'gout',
      text: 'Purines: at most 400 mg a day',
      priority: 'hard',
      source: 'ACR 2020, page 3',
      review: null,
    },
    {
      kind: 'limit',
      id: 'hypertension/sodium_mg/per_day/hard/-/1500',
      name: 'Hypertension',
      condition: 'hypertension',
      text: 'Sodium: at most 1,500 mg a day',
      priority: 'soft',
      source: 'ESC 2024',
      review: { by: 'A. Person, dietitian', on: '2026-11-20', remark: 'As ESC 2024.' },
    },
    { kind: 'rule', id: 'medicine:warfarin', name: 'warfarin', review: null },
    { kind: 'table', id: 'additions/keeping', name: 'keeping', review: null },
  ],
};

export const sources: Samples = {
  chart: 'sources',
  machine: sourcesMachine,
  input: { limits: { callTimeout: 12_000 } },
  person: { 'sources.retried': { type: 'sources.retried' } },
  actors: { fetchSources: { answers: { '': answer }, failures: { '': new Error('network') } } },
  delays: { callTimeout: 12_000 },
  distinguish: ({ sources: known }: { sources: FigureSources | null }) => known !== null,
  holds: {
    'fetchSources answers': ({ sources: known }: { sources: FigureSources | null }) =>
      known === answer,
  },
};
