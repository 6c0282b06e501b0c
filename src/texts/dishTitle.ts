// What a dish is called in the language of the screen.
import { isOwnId } from '../../domain/ownRecipes.ts';
import { notes as words } from './en/notes.ts';

export interface DishTitle {
  readonly text: string;
  /** Where it is not of the page's language: our recipes are in English, and of a person's own nobody knows it. */
  readonly lang: 'en' | undefined;
}

/** @param title the English one, or a person's own */
export function dishTitle(id: string | null | undefined, title: string): DishTitle {
  const text = words.dishTitle({ id, title });
  return { text: text ?? title, lang: text || (id && isOwnId(id)) ? undefined : 'en' };
}
