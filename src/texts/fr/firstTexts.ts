/** What the entrance says: the pages that are read before anybody has signed in, and what stands around every page. */
import { door } from './publicNavigation.ts';
import { footer } from '../../features/legal/texts/footer.fr.ts';
import { landing } from '../../features/landing/texts/fr.ts';
import { login } from '../../features/login/texts/fr.ts';
import { messages } from './messages.ts';
import { sentences } from './sentences.ts';
import { guard, loading, parts, shell, titleByPath } from './shell.ts';
import { speaker } from './translateServerText.ts';
import { signup } from '../../features/signup/texts/fr.ts';
import { typeset } from './typeset.ts';

export { speaker, typeset };
const groups = {
  door,
  footer,
  guard,
  landing,
  loading,
  login,
  messages,
  parts,
  shell,
  signup,
  titleByPath,
};
export const entrance = typeset(groups);
export const say = speaker(typeset({ ...sentences }));
