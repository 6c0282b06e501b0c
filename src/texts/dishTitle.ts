// What a dish is called in the language of the screen.
import { titleIn } from '../../domain/changedTitle.ts';
import { isOwnId } from '../../domain/ownRecipes.ts';
import { notes as words } from './en/notes.ts';

export interface DishTitle {
  readonly text: string;
  /** Where it is not of the page's language: our recipes are in English, and of a person's own nobody knows it. */
  readonly lang: 'en' | undefined;
}

/** @param title the English one, or a person's own */
export function dishTitle(id: string | null | undefined, title: string): DishTitle {
  const translated = titleIn(words.terms.recipe, { id, title });
  if (translated !== undefined) return { text: translated, lang: undefined };
  return { text: title, lang: id && isOwnId(id) ? undefined : 'en' };
}
