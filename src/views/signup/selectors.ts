import type { SnapshotFrom } from 'xstate';
import type { signupMachine } from '../../../machines/signup.machine.ts';
import { texts } from '../../texts/en.ts';

type Snapshot = SnapshotFrom<typeof signupMachine>;

const strengths = [
  { level: 'weak', percent: 25, label: texts.signup.weak },
  { level: 'fair', percent: 50, label: texts.signup.fair },
  { level: 'good', percent: 75, label: texts.signup.good },
  { level: 'strong', percent: 100, label: texts.signup.strong },
] as const;

/** Nothing while there is no password. */
export const strengthOf = (snapshot: Snapshot) => strengths.find(({ level }) => snapshot.matches({ filling: { strength: level } }));

const matches = [
  { state: 'same', matches: true, label: texts.signup.same },
  { state: 'different', matches: false, label: texts.signup.different },
] as const;

/** Nothing while there is no confirmation. */
export const matchOf = (snapshot: Snapshot) => matches.find(({ state }) => snapshot.matches({ filling: { match: state } }));

const faults = {
  firstName: ['firstNameMissing'],
  lastName: ['lastNameMissing'],
  email: ['emailMissing', 'emailInvalid'],
  password: ['passwordTooShort'],
  confirmPassword: ['passwordsDiffer'],
} as const;

/** What is wrong with a field, beneath it; the toast announces the same. */
export const faultOf = (field: keyof typeof faults) => (snapshot: Snapshot) => {
  const fault = faults[field].find((state) => snapshot.matches({ filling: { form: state } }));
  return fault && texts.messages[`signup.${fault}`].description;
};

/** What is wrong with the whole. */
export function problemOf(snapshot: Snapshot): string | undefined {
  if (!snapshot.matches({ filling: { form: 'registrationFailed' } })) return undefined;
  return snapshot.context.refusal ?? texts.messages['signup.registrationFailed'].description;
}
