import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../../machines/login/login.machine.ts';
import { messages } from '../../../texts/en/messages.ts';

/** The password is right, and a code is asked for. */
export const isAtCode = (snapshot: SnapshotFrom<typeof loginMachine>): boolean =>
  snapshot.matches('askingForCode') || snapshot.matches('checkingCode');

export const isCodeWrong = (snapshot: SnapshotFrom<typeof loginMachine>): boolean =>
  snapshot.matches({ askingForCode: 'codeMissing' }) ||
  snapshot.matches({ askingForCode: 'codeRefused' });

/** What stands above the button; the toast announces the same. */
export function problemOf(snapshot: SnapshotFrom<typeof loginMachine>): string | undefined {
  if (snapshot.matches({ filling: 'fieldsMissing' })) return messages['login.fieldsMissing'].title;
  if (snapshot.matches({ filling: 'logInRefused' }))
    return snapshot.context.refusal ?? messages['login.refused'].description;
  if (snapshot.matches({ filling: 'logInFailed' })) return messages['login.failed'].description;
  if (snapshot.matches({ askingForCode: 'codeMissing' }))
    return messages['login.codeMissing'].title;
  if (snapshot.matches({ askingForCode: 'codeRefused' }))
    return snapshot.context.refusal ?? messages['login.codeRefused'].title;
  if (snapshot.matches({ askingForCode: 'checkFailed' }))
    return messages['login.failed'].description;
  return undefined;
}
