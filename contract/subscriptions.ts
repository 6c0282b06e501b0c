// What a subscription costs and how it is paid. A file of its own: the pages that nobody pays on do not fetch it.
import { hour, minute, second } from '../domain/durations.ts';
import { planLabels } from '../domain/planLabels.ts';

export const currency = 'USD';

/** What stands in for what is missing (PAY-04, PAY-09), and how long the provider's script and popup may take. */
export const payment = {
  defaultDays: 30,
  localActivation: 5 * 365 * 24 * hour,
  placeholderEmail: 'customer@example.com',
  placeholderName: 'User',
  scriptTimeout: 20 * second,
  popupTimeout: 30 * minute,
  popupHelp: minute,
  firstRecheckPause: 5 * second,
  longestRecheckPause: 5 * minute,
} as const;

/** PAY-02. `price` in US dollars, `durationMinutes` in minutes, `paystackAmount` in cents. */
export const plans = [
  {
    id: 'weekly',
    label: planLabels.weekly,
    price: 2.5,
    duration: '1 week',
    durationMinutes: 10_080,
    paystackAmount: 250,
    billing: 'monthly',
    highlight: null,
  },
  {
    id: 'two-weeks',
    label: planLabels['two-weeks'],
    price: 5,
    duration: '2 weeks',
    durationMinutes: 20_160,
    paystackAmount: 500,
    billing: 'monthly',
    highlight: null,
  },
  {
    id: 'monthly',
    label: planLabels.monthly,
    price: 10,
    duration: '1 month',
    durationMinutes: 43_200,
    paystackAmount: 1000,
    billing: 'monthly',
    highlight: 'Most Popular',
  },
  {
    id: 'yearly',
    label: planLabels.yearly,
    price: 100,
    duration: '1 year',
    durationMinutes: 525_600,
    paystackAmount: 10_000,
    billing: 'yearly',
    highlight: 'Best Value',
  },
] as const;
