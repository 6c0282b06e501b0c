// What the paid plans are called (PAY-02), by their ids.
export const planLabels = {
  weekly: '$2.5 Weekly',
  'two-weeks': '$5 Per 2 Weeks',
  monthly: '$10 Per Month',
  yearly: '$100 per year',
} as const;
export const frenchPlanLabels = {
  weekly: '2,50 $ par semaine',
  'two-weeks': '5 $ pour 2 semaines',
  monthly: '10 $ par mois',
  yearly: '100 $ par an',
} as const;
