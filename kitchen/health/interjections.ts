// 'Look, allergic to eggs': a word that begins to speak in English and is a food in another language.
import { wordsOf } from './concepts.ts';
import { languagesIn } from './everyday.ts';

/** In Dutch as it is spoken in Belgium 'look' is garlic. */
const interjection = /^(?:look|look here|now look|hey look|ok look)$/;

/** The statements of a text, without such words where the rest of it is English. */
export function withoutInterjections(
  statements: readonly string[],
  whole: string,
): readonly string[] {
  const isSaid = (text: string): boolean => interjection.test(wordsOf(text).join(' '));
  if (!statements.some(isSaid)) return statements;
  const languages = languagesIn(wordsOf(whole));
  const isEnglish = (languages.get('en') ?? 0) > (languages.get('nl') ?? 0);
  return isEnglish ? statements.map((text) => (isSaid(text) ? '' : text)) : statements;
}
