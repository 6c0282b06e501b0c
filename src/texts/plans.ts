/** What a plan is called, by its id; the contract's English beside it. */
import { paidPlans } from './en/plans.ts';

interface Plan {
  readonly id: string;
  readonly label: string;
  readonly duration: string;
  readonly highlight: string | null;
}
export const planLabel = ({ id, label }: Pick<Plan, 'id' | 'label'>): string =>
  paidPlans.names[id] ?? label;
export const planDuration = ({ id, duration }: Pick<Plan, 'id' | 'duration'>): string =>
  paidPlans.durations[id] ?? duration;
export const planHighlight = ({ id, highlight }: Pick<Plan, 'id' | 'highlight'>): string | null =>
  highlight === null ? null : (paidPlans.highlights[id] ?? highlight);
