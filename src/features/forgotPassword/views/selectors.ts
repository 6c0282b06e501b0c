import type { SnapshotFrom } from 'xstate';
import type { forgotPasswordMachine } from '../../../../machines/forgotPassword/forgotPassword.machine.ts';
import { featureMessages as messages } from '../../../texts/en/featureMessages.ts';

type Snapshot = SnapshotFrom<typeof forgotPasswordMachine>;

/** What is wrong with the email, beneath it; the toast announces the same. */
export const faultOf = (snapshot: Snapshot) =>
  snapshot.matches({ filling: 'emailMissing' })
    ? messages['forgot.emailMissing'].description
    : undefined;

/** That nobody was reached. */
export const problemOf = (snapshot: Snapshot) =>
  snapshot.matches({ filling: 'sendingFailed' }) ? messages['forgot.sendingFailed'] : undefined;

export const isSent = (snapshot: Snapshot) =>
  snapshot.matches('linkSent') || snapshot.matches('left');
