// The texts of a suite in French, and in English again behind it.
import { afterAll, beforeAll } from 'vitest';
import { featureTexts } from '../../src/texts/fr/featureTexts.ts';
import { translate } from '../../src/texts/language.ts';
import { changed, everyEnglish } from '../texts/everyText.ts';

/** Names that French alone has, as of foods: English has those that come from the server. A tone is no text, and stays. */
function forgetOthers(words: object, known: object): void {
  for (const [key, value] of Object.entries(words))
    if (key !== 'tone' && !(key in known)) Reflect.deleteProperty(words, key);
    else if (value !== null && typeof value === 'object') forgetOthers(value, known[key as never]);
}

/** For all tests of the file that calls it. */
export async function speakFrench(): Promise<void> {
  const spoken = await everyEnglish();
  const english = changed(spoken, (text) => text);
  beforeAll(() => translate('fr', featureTexts));
  afterAll(() => {
    translate('en', english);
    forgetOthers(spoken, english);
  });
}

/** A text with plain spaces where French has those that do not break. */
export const unspaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
