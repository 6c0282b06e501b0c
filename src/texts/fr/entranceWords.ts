/** What the entrance says: the pages that are read before anybody has signed in, and what stands around every page. */
import { door } from './door.ts';
import { footer } from './footer.ts';
import { landing } from './landing.ts';
import { login } from './login.ts';
import { messages } from './messages.ts';
import { sentences } from './sentences.ts';
import { guard, loading, parts, shell, titleByPath } from './shell.ts';
import { speaker } from './speaker.ts';
import { signup } from './signup.ts';
import { typeset } from './typeset.ts';

export { speaker, typeset };
const groups = { door, footer, guard, landing, loading, login, messages, parts, shell, signup, titleByPath };
export const entrance = typeset(groups);
export const say = speaker(typeset({ ...sentences }));
