// Which new passwords are taken. What is stored already goes on working: the rules are for those that
// are chosen now (NIST SP 800-63B, 3.1.1.2: a length, and a list of what is guessed first).
import { say } from '../../../contract/say.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { product } from '../../../contract/constants.ts';
import type { IsBreached } from './breachedPasswords.ts';
import { badRequest } from '../../infrastructure/http/refusal.ts';

export const newPasswordMinimum = 8;

/** What is left of a password without the words that belong to its owner must be no shorter. */
const restMinimum = 6;
const shortestWord = 3;
const fewestSigns = 3;

export interface Owner {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** The most used passwords that are long enough to be chosen here, in small letters: some 18,000. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((each) => each.length >= newPasswordMinimum),
);

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Digits and signs around a word are tried as soon as the word is: 'password2024!'. */
const core = (password: string): string =>
  password.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');

const isCommon = (password: string): boolean =>
  commonPasswords.has(password) ||
  commonPasswords.has(core(password)) ||
  new Set(password).size < fewestSigns;

function wordsOf({ email, first_name, last_name }: Owner): string[] {
  const [local = '', domain = ''] = fold(email).split('@');
  const names = [first_name, last_name].flatMap((name) => fold(name).split(/\s+/));
  return [fold(product), fold(email), local, ...local.split(/[^\p{L}\p{N}]+/u), domain, ...names]
    .concat(domain.split('.').slice(0, -1))
    .filter((word) => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length);
}

/** @throws 400 with what to choose instead */
export type DemandPassword = (password: string, owner: Owner) => Promise<void>;

export const createDemandPassword =
  (isBreached: IsBreached): DemandPassword =>
  async (password, owner) => {
    demandGoodPassword(password, owner);
    if (await isBreached(password))
      throw badRequest(
        say(
          'account.passwordBreached',
          'This password has become known in a breach of another site, so it is easily guessed. Please choose another, and change it wherever else you use it.',
        ),
        'password_breached',
      );
  };

/** What can be said without asking anybody. @throws 400 with what to choose instead */
export function demandGoodPassword(password: string, owner: Owner): void {
  const folded = fold(password);
  if ([...folded].length < newPasswordMinimum)
    throw badRequest(
      say(
        'account.passwordShort',
        `Please choose a password of at least ${newPasswordMinimum} characters.`,
        { least: newPasswordMinimum },
      ),
      'password_too_short',
    );
  if (isCommon(folded))
    throw badRequest(
      say(
        'account.passwordCommon',
        'Many people use this password, so it is easily guessed. Please choose another, for example three or four words that do not belong together.',
      ),
      'password_common',
    );
  const words = wordsOf(owner);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), folded);
  if (rest !== folded && rest.trim().length < restMinimum)
    throw badRequest(
      say(
        'account.passwordPersonal',
        `Please choose a password that is not made of your name, your email address or '${product}'.`,
        { product },
      ),
      'password_personal',
    );
}
