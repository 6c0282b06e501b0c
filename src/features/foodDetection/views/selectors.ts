import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { foodDetectionMachine } from '../../../../machines/foodDetection/foodDetection.machine.ts';
import { detection as words } from '../../photos/texts/en.ts';
import type { PhotoProblem } from '../../photos/views/PhotoField.tsx';

export type DetectionActor = ActorRefFrom<typeof foodDetectionMachine>;
export type DetectionSnapshot = SnapshotFrom<typeof foodDetectionMachine>;
export type Detection = NonNullable<DetectionSnapshot['context']['detection']>;

/** What was wrong with the photo last chosen. */
export function photoProblemOf(snapshot: DetectionSnapshot): PhotoProblem | undefined {
  if (snapshot.matches({ choosing: 'photoTooLarge' })) return 'tooLarge';
  if (snapshot.matches({ choosing: 'photoUnsuitable' })) return 'unsuitable';
  return snapshot.matches({ choosing: 'photoUnreadable' }) ? 'unreadable' : undefined;
}

/** What went wrong with the photo on its way (FOOD-06). */
export function problemOf(snapshot: DetectionSnapshot): string | undefined {
  if (snapshot.matches({ choosing: 'detectionRefused' }))
    return snapshot.context.message ?? words.refused;
  if (snapshot.matches({ choosing: 'detectionFailed' })) return words.failed;
  return snapshot.matches({ choosing: 'recallFailed' }) ? words.recallFailed : undefined;
}

/** What went wrong with the corrected names. */
export function correctionProblemOf(snapshot: DetectionSnapshot): string | undefined {
  if (snapshot.matches({ reviewing: 'confirmationRefused' }))
    return snapshot.context.message ?? words.refused;
  return snapshot.matches({ reviewing: 'confirmationFailed' }) ? words.failed : undefined;
}

/** What is being waited for before there is anything to review. */
export function busyWithOf(snapshot: DetectionSnapshot): string | undefined {
  if (snapshot.matches('preparingImage')) return words.preparing;
  if (snapshot.matches('detectingFood')) return words.analysing;
  return snapshot.matches('fetchingRecalled') ? words.recalling : undefined;
}

export const isReviewing = (snapshot: DetectionSnapshot) => snapshot.matches('reviewing');
export const isUncertain = (snapshot: DetectionSnapshot) =>
  snapshot.matches({ reviewing: 'confirming' });
export const isConfirming = (snapshot: DetectionSnapshot) =>
  snapshot.matches({ reviewing: 'confirmingFood' });
export const isShowing = (snapshot: DetectionSnapshot) =>
  snapshot.matches({ reviewing: 'showingFood' });
