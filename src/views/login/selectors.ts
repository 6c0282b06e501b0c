import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../machines/login.machine.ts';
import { texts } from '../../texts/en.ts';

/** What stands above the button; the toast announces the same. */
export function problemOf(snapshot: SnapshotFrom<typeof loginMachine>): string | undefined {
  if (snapshot.matches({ filling: 'fieldsMissing' })) return texts.messages['login.fieldsMissing'].title;
  if (snapshot.matches({ filling: 'logInRefused' })) return snapshot.context.refusal ?? texts.messages['login.refused'].description;
  if (snapshot.matches({ filling: 'logInFailed' })) return texts.messages['login.failed'].description;
  return undefined;
}
