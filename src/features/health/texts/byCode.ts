import { speak } from '../../../texts/language.ts';

/**
 * What the service sends by code, with its English beside it: in English that is what is said, so only
 * another language's words stand here.
 */
export const healthQuestions: {
  readonly questions: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly forHousehold: string;
  readonly or: string;
} = {
  questions: {},
  choices: {},
  forHousehold: 'Please answer for the person you cook for.',
  or: '{one} or {other}',
};

/** Names of conditions by their ids. */
export const conditionNames: { readonly names: Readonly<Record<string, string>> } = { names: {} };

speak({ healthQuestions, conditionNames });
