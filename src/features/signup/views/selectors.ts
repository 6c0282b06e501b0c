import type { SnapshotFrom } from 'xstate';
import type { signupMachine } from '../../../../machines/signup/signup.machine.ts';
import { messages } from '../../../texts/en/messages.ts';

type Snapshot = SnapshotFrom<typeof signupMachine>;

const strengths = [
  { level: 'weak', percent: 25 },
  { level: 'fair', percent: 50 },
  { level: 'good', percent: 75 },
  { level: 'strong', percent: 100 },
] as const;

/** Nothing while there is no password. */
export const strengthOf = (snapshot: Snapshot) =>
  strengths.find(({ level }) => snapshot.matches({ filling: { strength: level } }));

const matches = [
  { state: 'same', matches: true },
  { state: 'different', matches: false },
] as const;

/** Nothing while there is no confirmation. */
export const matchOf = (snapshot: Snapshot) =>
  matches.find(({ state }) => snapshot.matches({ filling: { match: state } }));

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
  return fault && messages[`signup.${fault}`].description;
};

/** What is wrong with the whole. */
export function problemOf(snapshot: Snapshot): string | undefined {
  if (!snapshot.matches({ filling: { form: 'registrationFailed' } })) return undefined;
  return snapshot.context.refusal ?? messages['signup.registrationFailed'].description;
}
