import type { SnapshotFrom } from 'xstate';
import type { resetPasswordMachine } from '../../../../machines/resetPassword/resetPassword.machine.ts';
import { featureMessages as messages } from '../../../texts/en/featureMessages.ts';

type Snapshot = SnapshotFrom<typeof resetPasswordMachine>;

const wordsOf = (code: 'reset.passwordTooShort' | 'reset.passwordsDiffer') =>
  `${messages[code].title}: ${messages[code].description}`;

/** What is wrong with a field, beneath it; the toast announces the same. */
export const passwordFaultOf = (snapshot: Snapshot) =>
  snapshot.matches({ filling: 'passwordTooShort' }) ? wordsOf('reset.passwordTooShort') : undefined;
export const confirmationFaultOf = (snapshot: Snapshot) =>
  snapshot.matches({ filling: 'passwordsDiffer' }) ? wordsOf('reset.passwordsDiffer') : undefined;

/** What is wrong with the link: only a new one helps. */
export function linkProblemOf(snapshot: Snapshot) {
  if (snapshot.matches({ filling: 'linkRefused' })) return messages['reset.linkRefused'];
  if (snapshot.matches({ filling: 'linkSpent' })) return messages['reset.linkSpent'];
  return snapshot.matches({ filling: 'linkMissing' }) ? messages['reset.linkMissing'] : undefined;
}

/** Why the password is still the old one. */
export const problemOf = (snapshot: Snapshot) =>
  snapshot.matches({ filling: 'resetFailed' })
    ? (snapshot.context.refusal ?? messages['reset.failed'].description)
    : undefined;

export const isUpdated = (snapshot: Snapshot) =>
  snapshot.matches('passwordUpdated') || snapshot.matches('left');
