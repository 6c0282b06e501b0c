import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { onboardingMachine } from '../../../../machines/onboarding/onboarding.machine.ts';

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>;
type Snapshot = SnapshotFrom<typeof onboardingMachine>;

const tour = ['welcome', 'detection', 'planner', 'preferences'] as const;

/** The step to read; undefined at the question. */
export const sceneOf = (snapshot: Snapshot) =>
  tour.find((step) => snapshot.matches({ touring: step }));

/** Of five. */
export function stepOf(snapshot: Snapshot): number {
  const scene = sceneOf(snapshot);
  return scene === undefined ? tour.length + 1 : tour.indexOf(scene) + 1;
}

/** undefined: neither No nor Yes yet. */
export function answerOf(snapshot: Snapshot): 'yes' | 'no' | undefined {
  if (snapshot.context.isAffected === null) return undefined;
  return snapshot.context.isAffected ? 'yes' : 'no';
}

export const isConditionMissing = (snapshot: Snapshot) =>
  snapshot.matches({ asking: { affected: 'conditionMissing' } });
export const isConsentMissing = (snapshot: Snapshot) =>
  snapshot.matches({ asking: { affected: 'consentMissing' } });
export const canReturn = (snapshot: Snapshot) => snapshot.can({ type: 'step.returned' });
