// What the paid plans are called (PAY-02), by their ids.
export const planLabels = {
  weekly: '$2.5 Weekly',
  'two-weeks': '$5 Per 2 Weeks',
  monthly: '$10 Per Month',
  yearly: '$100 per year',
} as const;
