import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../../machines/login/login.machine.ts';
import { messages } from '../../../texts/en/messages.ts';
import { said } from '../../../texts/language.ts';

/** What stands above the button; the toast announces the same. */
export function problemOf(snapshot: SnapshotFrom<typeof loginMachine>): string | undefined {
  if (snapshot.matches({ filling: 'fieldsMissing' })) return messages['login.fieldsMissing'].title;
  if (snapshot.matches({ filling: 'logInRefused' }))
    return said(snapshot.context.refusal) ?? messages['login.refused'].description;
  if (snapshot.matches({ filling: 'logInFailed' })) return messages['login.failed'].description;
  return undefined;
}
