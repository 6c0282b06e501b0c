/** The planner on a day, with the weeks that the server answers. */
import { render } from '@testing-library/react';
import type { Household } from '../../machines/shared/plans.ts';
import { PlannerView } from '../../src/features/planner/views/PlannerView.tsx';
import { Rehearsal } from '../model/engine/index.ts';
import { planLibrary } from '../model/samples/planLibrary.ts';
import type { newest } from '../model/samples/plans.ts';
import { themed } from '../model/screen.tsx';

/** Draws it; end the rehearsal when the test is over. */
export function plannerOf(
  plans: readonly (typeof newest)[],
  today: string,
  household: Household | null = null,
): Rehearsal {
  const rehearsal = new Rehearsal(planLibrary);
  rehearsal.start();
  // This device has kept nothing, so the server is asked at once.
  rehearsal.perform({
    kind: 'answer',
    label: 'readCopiedPlans answers nothing',
    from: 'readCopiedPlans',
    event: { type: 'answer', output: null },
  });
  rehearsal.perform({
    kind: 'answer',
    label: 'fetchPlans answers',
    from: 'fetchPlans',
    event: { type: 'answer', output: { plans, before: null, today, household } },
  });
  render(themed(<PlannerView actor={rehearsal.actor as never} panels={() => null} />));
  return rehearsal;
}
