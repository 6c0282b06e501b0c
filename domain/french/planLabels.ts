// What the paid plans are called in French, by their ids.
export const frenchPlanLabels = {
  weekly: '2,50 $ par semaine',
  'two-weeks': '5 $ pour 2 semaines',
  monthly: '10 $ par mois',
  yearly: '100 $ par an',
} as const;
