import { speak } from '../language.ts';

type Names = Readonly<Record<string, string>>;

/** The plans that are paid for, by their ids: the contract has their English, so only another language's words stand here. */
export const paidPlans: {
  readonly names: Names;
  readonly durations: Names;
  readonly highlights: Names;
} = { names: {}, durations: {}, highlights: {} };

speak({ paidPlans });
