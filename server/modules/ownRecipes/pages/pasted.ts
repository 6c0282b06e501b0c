// What somebody pasted: the source of a page holds its recipe as data, which is read as that of a page at an address is.
import { type FoundRecipe, textOf } from './found.ts';
import { recipeOnPage } from './page.ts';
import { recipeInScripts } from './structuredData.ts';

const element =
  /<(?:!doctype|html|head|body|script|main|article|section|div|span|p|ul|ol|li|h[1-6]|meta)\b[^<>]{0,2000}>/i;
const isData = (text: string): boolean => /^\s*[[{]/.test(text) && /"@type"/.test(text);

function recipeInSource(text: string): FoundRecipe | null {
  if (isData(text)) return recipeInScripts([text]);
  return element.test(text) ? recipeOnPage(text) : null;
}

/** The recipe in the source of a page, its JSON-LD by itself too, as plain text; any other text as it is. */
export function pastedText(text: string): string {
  const recipe = recipeInSource(text);
  return recipe ? textOf(recipe) : text;
}
