/** What all but the entrance says: each feature's own file of French, which is listed nowhere here. */
import type { Groups } from '../language.ts';
import { typeset } from './firstTexts.ts';
import { featureMessages } from './featureMessages.ts';
import { notes } from './notes.ts';
import { refusals } from './refusals.ts';

/** Without those that come with the first scripts (firstTexts.ts). */
const files = import.meta.glob<Groups>(
  [
    '../../features/*/texts/*fr.ts',
    '!../../features/{landing,login,signup}/texts/fr.ts',
    '!../../features/legal/texts/footer.fr.ts',
    '!../../features/*/texts/pages.fr.ts',
  ],
  { eager: true },
);

export const featureTexts = typeset(
  Object.assign({ featureMessages, notes, refusals }, ...Object.values(files)) as Groups,
);
