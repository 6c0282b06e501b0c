import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from '../../../../machines/profile/changePassword.machine.ts';
import { featureMessages as messages } from '../../../texts/en/featureMessages.ts';

export type ProfileActor = ActorRefFrom<typeof changePasswordMachine>;
type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

const isAt = (
  snapshot: Snapshot,
  fault: 'fieldsMissing' | 'passwordTooShort' | 'passwordsDiffer' | 'changeFailed',
) => snapshot.matches({ password: { filling: fault } });

export const areFieldsMissing = (snapshot: Snapshot) => isAt(snapshot, 'fieldsMissing');
/** What is wrong with a field, beneath it; the toast announces the same. */
export const newPasswordFaultOf = (snapshot: Snapshot) =>
  isAt(snapshot, 'passwordTooShort') ? messages['password.tooShort'].title : undefined;
export const confirmationFaultOf = (snapshot: Snapshot) =>
  isAt(snapshot, 'passwordsDiffer') ? messages['password.different'].title : undefined;

/** What is wrong with the whole. */
export function problemOf(snapshot: Snapshot): string | undefined {
  if (isAt(snapshot, 'fieldsMissing')) return messages['password.fieldsMissing'].title;
  return isAt(snapshot, 'changeFailed')
    ? (snapshot.context.refusal ?? messages['password.failed'].description)
    : undefined;
}

/** An account of another provider may have none yet. */
export const hasPasswordOf = (snapshot: Snapshot) =>
  snapshot.context.profile?.hasPassword !== false;

/** Where the reading of the profile and the confirming of its address stand. */
export const profileStateOf = (snapshot: Snapshot) => snapshot.value.profile;
