import type { WrittenRecipe } from '../../../../machines/shared/ownRecipes.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept of a recipe that is being written, out of whatever stands in the browser's storage. */
export function writtenIn(kept: unknown): WrittenRecipe | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, text, choices, sourceUrl } = kept as Readonly<Record<string, unknown>>;
  if (!isText(text) || typeof choices !== 'object' || choices === null) return null;
  return {
    id: isText(id) ? id : null,
    text,
    choices: Object.fromEntries(
      Object.entries(choices).filter((each): each is [string, string] => isText(each[1])),
    ),
    sourceUrl: isText(sourceUrl) ? sourceUrl : null,
  };
}
