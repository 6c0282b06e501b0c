import { planLabels } from '../../../../domain/planLabels.ts';
import { planLabel } from '../../../texts/plans.ts';

/** A plan as a subscription or a receipt names it; one that is sold no more keeps the name that it was sold by. */
export function planNamed(name: string | null): string | null {
  const [id] = Object.entries(planLabels).find(([, label]) => label === name) ?? [];
  return id === undefined || name === null ? name : planLabel({ id, label: name });
}
