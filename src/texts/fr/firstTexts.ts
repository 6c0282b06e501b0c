/** What the entrance says: the pages that are read before anybody has signed in, and what stands around every page. */
import { landingNavigation } from './publicNavigation.ts';
import { footer } from '../../features/legal/texts/footer.fr.ts';
import { landing } from '../../features/landing/texts/fr.ts';
import { login } from '../../features/login/texts/fr.ts';
import { messages } from './messages.ts';
import { entranceRefusals } from './entranceRefusals.ts';
import { paidPlans } from './plans.ts';
import { guard, loading, parts, shell } from './shell.ts';
import { signup } from '../../features/signup/texts/fr.ts';
import { typeset } from '../../../domain/french/typeset.ts';
import type { Groups } from '../language.ts';

export { typeset };

/** Titles and descriptions of all pages: a page brings its own, and is listed nowhere here. */
const pages = Object.assign(
  {},
  ...Object.values(import.meta.glob<Groups>('../../features/*/texts/pages.fr.ts', { eager: true })),
) as Groups;
const groups = {
  ...pages,
  landingNavigation,
  entranceRefusals,
  footer,
  guard,
  landing,
  loading,
  login,
  messages,
  paidPlans,
  parts,
  shell,
  signup,
};
export const entrance = typeset(groups);
